import type { Local, Proc } from '../program/ir.ts'
import { code, named } from '../typescript/vocabulary.ts'
import { type Code, codeOf } from '../typescript/code.ts'
import { list, record, rows } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { type Emitter, heldCardsOf } from './emitter.ts'
import type { FrameCode } from './frame.ts'
import { type Piece, constant } from './piece.ts'

/** The table that `loseSight` goes by, in games that shuffle what they hold. */
export function holdsCards(
  em: Emitter,
  frames: readonly { readonly proc: Proc; readonly code: Pick<FrameCode, 'fields'> }[],
): Piece[] {
  const held = heldCardsOf(em)
  if (held === null) return []
  const facts = [...held.facts].map(([fact, kind]) => [codeOf(em.column(fact)), literal(kind)] as const)
  const texts = new Map<string, { readonly names: Code; readonly procs: Code[] }>()
  for (const { proc, code: frame } of frames) {
    const cards = frame.fields.filter((field) => field.cards).map(({ name }) => name.wish)
    if (!held.texts.has(proc) || cards.length === 0) continue
    const kept = texts.get(cards.join()) ?? { names: list(cards.map(literal)), procs: [] }
    texts.set(cards.join(), kept)
    kept.procs.push(code`${em.procConst(proc)}`)
  }
  const grouped = rows([...texts.values()].map(({ names, procs }) => [names, list(procs)]))
  return [
    constant({
      name: named('HOLDS_CARDS'),
      type: code`‹Holders›`,
      value: code`holders(${record(facts)}, ${grouped})`,
      doc: 'What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended.',
    }),
  ]
}

/** The questions that are about a card: the one on which the text stands that asks, or of which the event is that asks. */
export const sitesOfCards = ({
  program,
}: Emitter): { readonly id: number; readonly proc: Proc; readonly card: Local }[] =>
  program.sites.flatMap(({ id, kind, proc }) => {
    const card = kind === 'act' || !proc.resumable ? null : cardOf(program, proc)
    return card === null ? [] : [{ id, proc, card }]
  })

/** Where frames hold those cards, which are parameters of theirs. */
export function askingCards(
  em: Emitter,
  frames: readonly { readonly proc: Proc; readonly code: Pick<FrameCode, 'fields'> }[],
): Piece[] {
  const rows = sitesOfCards(em).flatMap(({ id, proc, card }) => {
    const fields = frames.find((each) => each.proc === proc)?.code.fields ?? []
    const field = fields.find(({ local }) => local === card.id)
    return field === undefined ? [] : [[codeOf(id), literal(field.name.wish)] as const]
  })
  if (rows.length === 0) return []
  return [
    constant({
      name: named('ASKING_CARDS'),
      type: code`‹Readonly<Record<number, string>>›`,
      value: record(rows),
      doc: 'Where frames hold the card that a question is about, by site.',
    }),
  ]
}

/** The parameter of a text that is the card on which it stands, or of which the event is. */
function cardOf({ game }: Emitter['program'], { name, kind, params }: Proc): Local | null {
  const self = params.find((local) => local.name === 'this' && isCard(local))
  if (self !== undefined || (kind !== 'event' && kind !== 'override')) return self ?? null
  const main = game.events.get(name)?.params.findIndex(({ role }) => role === 'main') ?? -1
  const local = params[main]
  return local !== undefined && isCard(local) ? local : null
}

const isCard = ({ type }: Local): boolean => type.base === 'card' && !type.set
