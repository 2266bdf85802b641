import type { Finding } from '../protocol/write-calls.ts'
import { Editor } from '../text/editor.ts'
import type { LineLight } from '../text/example-lights.ts'
import type { Model } from './model.ts'
import type { Studio } from './studio.ts'
import { words } from '../words.ts'

/** Keeps the editor at what the model says: its file, its findings, its lights, its colours. */
export class TextPane {
  private readonly studio: Studio
  private editor: Editor | null = null
  private shown: Partial<Model> = {}

  constructor(studio: Studio) {
    this.studio = studio
  }

  /** After each change of the model; the editor is made when its place on the page is there. */
  update(parent: Element | null, model: Model): void {
    if (parent === null) {
      this.editor = null
      this.shown = {}
      return
    }
    const editor = (this.editor ??= this.made(parent))
    const { file, text, checked, lights, built, spot, names } = model
    const isOther = file !== this.shown.file
    editor.show(file, text)
    if (isOther || checked !== this.shown.checked) editor.find(checked?.findings ?? NONE)
    if (isOther || lights !== this.shown.lights || built !== this.shown.built) editor.light(lightsIn(model))
    if (isOther || text !== this.shown.text || names !== this.shown.names) void this.colour(text)
    if (spot !== null && spot !== this.shown.spot && spot.file === file) editor.goTo(spot.at)
    this.shown = model
  }

  private async colour(text: string): Promise<void> {
    const coloured = await this.studio.worker.calls.colours({ text }).catch(() => null)
    if (coloured !== null && this.studio.model.text === text) this.editor?.colour(coloured)
  }

  private made(parent: Element): Editor {
    const { studio } = this
    return new Editor(parent, {
      edit: (text) => studio.edit(text),
      fix: (fix) => void studio.fix(fix),
      save: () => void studio.save(),
      names: () => studio.model.names,
      meaning: (name) => {
        const place = studio.model.names.find((each) => each.name === name)
        if (place !== undefined) return place
        const clause = studio.model.built?.sheet.clauses[name]
        return clause === undefined ? null : { kind: words.text.clause, detail: clause, file: null }
      },
      light: (title) => {
        const light = studio.model.lights?.find((each) => each.title === title)
        if (light !== undefined) void studio.tell(light)
      },
      goTo: (name) => {
        const place = studio.model.names.find((each) => each.name === name)
        if (place !== undefined) void studio.show(place.file, { offset: place.from })
      },
    })
  }
}

const NONE: readonly Finding[] = []

/** The lights of the examples in the file that is shown. */
function lightsIn({ file, built, lights }: Model): LineLight[] {
  return (built?.examples ?? [])
    .filter((example) => example.file === file)
    .map(({ line, title }) => ({ line, title, ok: lights?.find((light) => light.title === title)?.ok ?? null }))
}
