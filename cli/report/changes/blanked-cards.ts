import type { Entry } from '../../../compiler/game/entry.ts'
import type { CardDecl } from '../../../grammar/tree/declarations.ts'
import type { DeckList } from '../../../runtime/engine.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import { editedText } from '../../rules/edited-text.ts'
import { lineStart } from '../../rules/line-start.ts'
import { linesWithout } from '../../rules/rule-left-out.ts'

/** What a card is called that is another one without its rules. */
const BLANK = 'blank-copy'

/** The first seat has each card of its deck that has rules of its own as one that has none. */
export function blankedCards(entries: readonly Entry[], decks: readonly (DeckList | null)[]): RulesChange[] {
  const [own, ...others] = decks
  if (own === null || own === undefined) return []
  return entries.flatMap(({ decl }): RulesChange[] => {
    if (decl.kind !== 'card' || decl.name === null || decl.generators.length > 0 || decl.rules.length === 0) return []
    const card = decl.name.text
    const copies = Object.values(own)
      .flat()
      .filter((entry) => entry.card === card)
      .reduce((sum, entry) => sum + entry.copies, 0)
    if (copies === 0) return []
    const { file, end } = decl.span
    const edits = [{ path: file.path, start: end, end, text: `\n${blankCopy(decl, decl.name.span)}` }]
    return [{ kind: 'blank', card, copies, edits, decks: [withBlank(own, card), ...others] }]
  })
}

/** The text of the card under another name, without its rules. */
function blankCopy({ span: { file, start, end }, rules }: CardDecl, name: { start: number; end: number }): string {
  const edits = [{ start: name.start, end: name.end, text: BLANK }, ...rules.map(linesWithout)]
  const from = lineStart(file.text, start)
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))
  return editedText(file.text.slice(from, end), moved)
}

const withBlank = (deck: DeckList, card: string): DeckList =>
  Object.fromEntries(
    Object.entries(deck).map(([list, entries]) => [
      list,
      entries.map((entry) => (entry.card === card ? { ...entry, card: BLANK } : entry)),
    ]),
  )
