import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { setDiagnostics, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, RangeSetBuilder } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
  Decoration,
  type DecorationSet,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import type { ColouredStretches } from '../protocol/colours.ts'
import type { OfferedNames, Meaning } from '../protocol/name-calls.ts'
import type { Finding, FindingFix } from '../protocol/write-calls.ts'
import { words } from '../words.ts'
import { colouring, setColours } from './colouring.ts'
import { completeNames } from './complete-names.ts'
import { type LineLight, exampleLights, lightsTheme, setLights } from './example-lights.ts'
import { diagnosticsOf } from './findings.ts'
import { hoverNames } from './hover-names.ts'
import { blockIndent } from './indent-block.ts'

/** What the editor tells the page. */
export interface EditorActs {
  readonly edit: (text: string) => void
  readonly fix: (fix: FindingFix) => void
  /** A light was pressed. */
  readonly light: (title: string) => void
  /** To where the name at a place is declared. */
  readonly goTo: (at: TextAt) => void
  /** To give the name at a place another one. */
  readonly rename: (at: TextAt) => void
  /** What a name or sentence means; null for what is neither. */
  readonly meaning: (at: TextAt) => Promise<Meaning | null>
  readonly completions: (at: TextAt) => Promise<OfferedNames | null>
  /** Whether the next line is to be deeper than the one that ends at a place. */
  readonly beginsBlock: (at: TextAt) => Promise<boolean>
  /** To lay the text out, and to save it where there is a disk. */
  readonly save: () => void
}

/** A place in the text as it is now. */
export interface TextAt {
  readonly offset: number
  readonly text: string
}

/** The text of one file, with its colours, findings and lights. */
export class Editor {
  private readonly view: EditorView
  private readonly acts: EditorActs
  private file = ''

  constructor(parent: Element, acts: EditorActs) {
    this.acts = acts
    this.view = new EditorView({ parent, state: this.stateOf('') })
    // A long text is scrolled by keyboard as well.
    this.view.scrollDOM.tabIndex = 0
  }

  /** Shows a file; what was typed since is left alone where it is the text already. */
  show(file: string, text: string): void {
    if (file !== this.file) {
      this.file = file
      this.view.setState(this.stateOf(text))
      return
    }
    const now = this.view.state.doc.toString()
    if (now !== text) this.view.dispatch({ changes: changeOf(now, text) })
  }

  find(findings: readonly Finding[]): void {
    const { state } = this.view
    const found = diagnosticsOf(findings, this.file, state.doc.length, this.acts.fix)
    this.view.dispatch(setDiagnostics(state, found))
  }

  colour(coloured: ColouredStretches): void {
    this.view.dispatch({ effects: setColours.of(coloured) })
  }

  light(lights: readonly LineLight[]): void {
    this.view.dispatch({ effects: setLights.of(lights) })
  }

  /** Puts the cursor somewhere, in sight. */
  goTo(at: { readonly line: number } | { readonly offset: number }): void {
    const { doc } = this.view.state
    const offset =
      'line' in at ? doc.line(Math.min(doc.lines, Math.max(1, at.line))).from : Math.min(doc.length, at.offset)
    this.view.dispatch({
      selection: { anchor: offset },
      effects: EditorView.scrollIntoView(offset, { y: 'center' }),
    })
    this.view.focus()
  }

  private stateOf(doc: string): EditorState {
    return EditorState.create({ doc, extensions: this.extensions() })
  }

  private extensions(): Extension {
    const { edit, light, meaning, completions, beginsBlock } = this.acts
    return [
      lineNumbers(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': words.text.label, spellcheck: 'false' }),
      colouring,
      rulers,
      exampleLights(light),
      lightsTheme,
      hoverNames((offset) => meaning(this.at(offset))),
      autocompletion({ override: [completeNames((offset) => completions(this.at(offset)))], icons: false }),
      keymap.of([
        { key: 'F2', run: () => this.renamed(), preventDefault: true },
        { key: 'F12', run: () => this.goToDeclaration(this.cursor.offset) },
        { key: 'Mod-s', run: () => this.saved(), preventDefault: true },
        ...completionKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...lintKeymap,
        blockIndent((offset) => beginsBlock(this.at(offset))),
        ...defaultKeymap,
      ]),
      EditorView.domEventHandlers({
        mousedown: (event, view) => {
          const at = event.ctrlKey || event.metaKey ? view.posAtCoords({ x: event.clientX, y: event.clientY }) : null
          return at !== null && this.goToDeclaration(at)
        },
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) edit(update.state.doc.toString())
      }),
    ]
  }

  /** Where the cursor is. */
  get cursor(): TextAt {
    return this.at(this.view.state.selection.main.head)
  }

  private renamed(): boolean {
    this.acts.rename(this.cursor)
    return true
  }

  private saved(): boolean {
    this.acts.save()
    return true
  }

  private at(offset: number): TextAt {
    return { offset, text: this.view.state.doc.toString() }
  }

  private goToDeclaration(offset: number): boolean {
    this.acts.goTo(this.at(offset))
    return true
  }
}

/** What differs between two texts, as one change, so that the cursor stays where nothing has changed. */
function changeOf(now: string, next: string): { from: number; to: number; insert: string } {
  let from = 0
  while (from < now.length && now[from] === next[from]) from += 1
  let end = 0
  while (end < Math.min(now.length, next.length) - from && now.at(-1 - end) === next.at(-1 - end)) end += 1
  return { from, to: now.length - end, insert: next.slice(from, next.length - end) }
}

const RULER = Decoration.line({ class: 'ruler' })

/** A remark that is drawn out to the right margin by dashes. */
const isRuler = (line: string): boolean => /^\s*--.*-{8,}\s*$/.test(line)

function rulersIn({ state, visibleRanges }: EditorView): DecorationSet {
  const found = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      if (isRuler(line.text)) found.add(line.from, line.from, RULER)
      at = line.to + 1
    }
  }
  return found.finish()
}

/** Rulers of dashes end at the edge of the editor instead of going on below. */
const rulers: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = rulersIn(view)
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = rulersIn(update.view)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)
