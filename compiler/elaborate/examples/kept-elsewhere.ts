import type { Report } from '../../diagnostics/diagnostic.ts'
import { warning } from '../../diagnostics/make.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Given, GivenItem } from '../../../grammar/tree/examples.ts'
import type { Game } from '../../game/model.ts'
import { printExpr } from '../../syntax/print-expr.ts'
import { worded } from '../../diagnostics/worded.ts'

type Asked = Pick<Game, 'facts' | 'adjectives' | 'zones'>

interface SaidOfCard {
  readonly name: string
  /** As positions call the card. */
  readonly card: string
  readonly span: Span
}

/**
 * What is kept of cards in some zones alone says nothing of a card that lies elsewhere: it starts afresh as the card
 * comes there.
 */
export function keptWhereItLies(report: Report, { facts, adjectives, zones }: Asked, given: readonly Given[]): void {
  const lines = given.filter((line) => line.kind === 'is')
  const laid = lines.flatMap(({ target, items }) => {
    const zone = target.kind === 'name' ? target.name : target.kind === 'of' ? target.name.text : ''
    return zones.has(zone) ? items.map((item) => ({ zone, item })) : []
  })
  for (const { name, card, span } of lines.flatMap(saidOfCards)) {
    const kept = facts.get(name) ?? adjectives.get(name)
    const lies = laid.filter(({ item }) => isCalled(item, card)).map(({ zone }) => zone)
    const [zone] = lies
    if (kept === undefined || kept.zones.length === 0 || zone === undefined) continue
    if (lies.some((each) => kept.zones.includes(each))) continue
    report(
      warning(
        'HR0601',
        worded('kept elsewhere'),
        span,
        worded('`{1}` is kept of cards in {2}, not in `{3}`', name, inWords(kept.zones), zone),
        {
          hint: worded(
            'lay the card down where `{1}` is kept, or leave this out: it starts afresh as the card comes there',
            name,
          ),
        },
      ),
    )
  }
}

function saidOfCards({ target, items, span }: Given & { kind: 'is' }): readonly SaidOfCard[] {
  const inBrackets = items.flatMap((item) =>
    item.facts.map(({ name }) => ({ name: name.text, card: nameOf(item), span: name.span })),
  )
  const [only] = items
  const marked = only?.value.kind === 'name' ? [{ name: only.value.name, card: printExpr(target), span }] : []
  const card = target.kind === 'of' ? target.args[0] : undefined
  const fact =
    target.kind === 'of' && card !== undefined ? [{ name: target.name.text, card: printExpr(card), span }] : []
  return [...inBrackets, ...marked, ...fact]
}

const nameOf = ({ called, value }: GivenItem): string => called?.text ?? printExpr(value)

/** `8♣ of B` is laid down where B's zones hold an `8♣`, so that it is not known by its words where it lies. */
const isCalled = (item: GivenItem, card: string): boolean =>
  item.called?.text === card || printExpr(item.value) === card

const inWords = (zones: readonly string[]): string => zones.map((zone) => `\`${zone}\``).join(', ')
