import type { Finding } from '../protocol/write-calls.ts'
import type { TextPlace } from '../protocol/name-calls.ts'
import type { Editor, TextAt } from '../text/editor.ts'
import type { LineLight } from '../text/example-lights.ts'
import { LatePiece } from './late-piece.ts'
import type { Model } from './model.ts'
import type { Studio } from './studio.ts'

const editing = new LatePiece(() => import('../text/editor.ts'))

/** Keeps the editor at what the model says: its file, its findings, its lights, its colours. */
export class TextPane {
  private readonly studio: Studio
  private editor: Editor | null = null
  private shown: Partial<Model> = {}

  constructor(studio: Studio) {
    this.studio = studio
    studio.names.here = () => (this.editor === null ? null : { ...this.editor.cursor, file: studio.model.file })
  }

  /** After each change of the model; the editor is made when its place on the page is there. */
  update(parent: Element | null, model: Model): void {
    if (parent === null) {
      this.editor = null
      this.shown = {}
      return
    }
    const piece = editing.on(this.studio)
    if (piece === null) return
    const editor = (this.editor ??= this.made(piece, parent))
    const { file, text, checked, lights, built, spot, busy } = model
    const isOther = file !== this.shown.file
    editor.show(file, text)
    if (checked !== this.shown.checked) void this.studio.clauses.refresh()
    if (isOther || checked !== this.shown.checked) editor.find(checked?.findings ?? NONE)
    if (isOther || lights !== this.shown.lights || built !== this.shown.built) editor.light(lightsIn(model))
    const isOtherText = isOther || text !== this.shown.text || checked !== this.shown.checked
    // Colours need the compiler; the table of a game that is brought compiled comes before it.
    if (busy === null && (isOtherText || this.shown.busy !== null)) void this.colour(text)
    if (spot !== null && spot !== this.shown.spot && spot.file === file) editor.goTo(spot.at)
    this.shown = model
  }

  private async colour(text: string): Promise<void> {
    const coloured = await this.studio.worker.calls.colours({ text }).catch(() => null)
    if (coloured !== null && this.studio.model.text === text) this.editor?.colour(coloured)
  }

  private made({ Editor: TheEditor }: typeof import('../text/editor.ts'), parent: Element): Editor {
    const { studio } = this
    const calls = (): Studio['worker']['calls'] => studio.worker.calls
    const placed = (at: TextAt): TextPlace => ({ ...at, file: studio.model.file })
    return new TheEditor(parent, {
      edit: (text) => studio.edit(text),
      fix: (fix) => void studio.fix(fix),
      save: () => void studio.saving.save(),
      meaning: (at) =>
        calls()
          .meaning(placed(at))
          .catch(() => null),
      completions: (at) =>
        calls()
          .completions(placed(at))
          .catch(() => null),
      beginsBlock: (at) => calls().beginsBlock(placed(at)),
      light: (title) => {
        const light = studio.model.lights?.find((each) => each.title === title)
        if (light !== undefined) void studio.tell(light)
      },
      goTo: (at) => void studio.names.goTo(placed(at)),
      rename: (at) => void studio.names.ask(placed(at)),
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
