import { RangeSet, StateEffect, StateField } from '@codemirror/state'
import { EditorView, GutterMarker, gutter } from '@codemirror/view'
import { words } from '../words.ts'

/** The light of an example beside its title; null while it was not tried. */
export interface LineLight {
  /** From 1. */
  readonly line: number
  readonly title: string
  readonly ok: boolean | null
}

export const setLights = StateEffect.define<readonly LineLight[]>()

/** A dot that tells of its example when it is pressed. */
class LightMarker extends GutterMarker {
  private readonly light: LineLight

  constructor(light: LineLight) {
    super()
    this.light = light
  }

  override eq(other: LightMarker): boolean {
    return other.light.ok === this.light.ok && other.light.title === this.light.title
  }

  override toDOM(): HTMLElement {
    const { ok, title } = this.light
    const dot = document.createElement('span')
    dot.className = `dot ${ok === null ? '' : ok ? 'ok' : 'bad'}`
    dot.title = `${title}: ${ok === false ? words.lights.fails : words.lights.holds}`
    return dot
  }

  get title(): string {
    return this.light.title
  }
}

const lights = StateField.define<RangeSet<LightMarker>>({
  create: () => RangeSet.empty,
  update(before, transaction) {
    let now = before.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (!effect.is(setLights)) continue
      const { doc } = transaction.state
      const there = effect.value.filter(({ line }) => line <= doc.lines)
      now = RangeSet.of(
        there.map((light) => new LightMarker(light).range(doc.line(light.line).from)),
        true,
      )
    }
    return now
  },
})

/** A margin with a light for each example; `press` is told its title. */
export function exampleLights(press: (title: string) => void): readonly [typeof lights, ReturnType<typeof gutter>] {
  return [
    lights,
    gutter({
      class: 'cm-lights',
      markers: (view) => view.state.field(lights),
      domEventHandlers: {
        mousedown(view, line) {
          view.state.field(lights).between(line.from, line.from, (_from, _to, marker) => press(marker.title))
          return true
        },
      },
    }),
  ]
}

/** So that the margin keeps its width. */
export const lightsTheme = EditorView.baseTheme({ '.cm-lights': { width: '1.2em' } })
