import { type BaseState, type Seat } from '../engine.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { shownFacts } from './arranged-board.ts'
import { factWord, inZones, keptFacts } from './fact-words.ts'
import { spokenName, wording } from './speech.ts'

/** What a board has of the game, or of a seat, in words. */
export interface BoardFact {
  readonly name: string
  readonly seat: Seat | null
  /** Empty where the fact holds: its name says all. */
  readonly value: string
}

type Values = string | Readonly<Record<string, string>>

/**
 * What is kept, as a board has it for a viewer: first what the rules show, without what they leave out. What they do not
 * speak of is there only where it says something: not what is nothing, nor a number that only counts on.
 */
export function boardFacts(parts: Parts<BaseState>, s: BaseState, viewer: Seat): BoardFact[] {
  const kept = shownFacts(parts, s, keptFacts(parts, s, viewer), viewer)
  const isSaid: IsSaid = ({ name, clock }, value) => isShown(parts, name) || (clock !== true && !isZero(value))
  return factsSaid(parts, kept, isSaid, ({ name }, value) => isShown(parts, name) || value !== '0')
}

/** All that is kept, for who sees everything, but for what is nothing. */
export const allFacts = (parts: Parts<BaseState>, s: BaseState): BoardFact[] =>
  factsSaid(
    parts,
    keptFacts(parts, s, undefined),
    () => true,
    () => true,
  )

/** What is kept of a card that a viewer sees, by the same measure. */
export function boardMarks(
  parts: Parts<BaseState>,
  s: BaseState,
  card: number,
  viewer: Seat | undefined,
): (readonly [name: string, value: string])[] {
  const leavesOut = viewer === undefined ? [] : (parts.info.board?.leavesOut ?? [])
  return parts.facts.flatMap((fact): [string, string][] => {
    const { name, clock, of, zones } = fact
    if (of !== 'card' || leavesOut.includes(name) || !inZones(parts, s, card, zones)) return []
    const value = factWord(parts, s, fact, card, viewer)
    const isQuiet = viewer !== undefined && !isShown(parts, name) && (clock === true || isZero(value))
    return isQuiet || isNothing(value) ? [] : [[spokenName(name), bareYes(value)]]
  })
}

/** Whether a board has a place for a zone: always where the rules show it, else where a card lies there. */
export const hasPlace = ({ info: { board } }: Parts<BaseState>, zone: string, cards: number): boolean =>
  board === undefined || cards > 0 || board.shows.includes(zone)

type IsSaid = (fact: Pick<FactInfo, 'name' | 'clock'>, values: Values) => boolean

/** `isSaidOf` is of one of the values that a fact is kept of: what is zero of most of them is said of the others. */
function factsSaid(
  parts: Parts<BaseState>,
  kept: Readonly<Record<string, Values>>,
  isSaid: IsSaid,
  isSaidOf: (fact: Pick<FactInfo, 'name'>, value: string) => boolean,
): BoardFact[] {
  const infos = new Map([...parts.facts, ...(parts.shown ?? [])].map((fact) => [fact.name, fact]))
  return Object.entries(kept).flatMap(([name, value]): BoardFact[] => {
    const info: Pick<FactInfo, 'name' | 'clock'> & { readonly of?: string } = infos.get(name) ?? { name }
    if (!isSaid(info, value)) return []
    const said = { name: spokenName(name), seat: null }
    if (typeof value === 'string') return isNothing(value) ? [] : [{ ...said, value: bareYes(value) }]
    const all = Object.values(value)
    if (info.of === 'player')
      return all.flatMap((each, seat) => (isNothing(each) ? [] : [{ ...said, seat, value: bareYes(each) }]))
    const each = Object.entries(value).filter(([, one]) => !isNothing(one) && isSaidOf(info, one))
    return each.length === 0 ? [] : [{ ...said, value: each.map(([of, one]) => `${spokenName(of)} ${one}`).join(', ') }]
  })
}

const isShown = ({ info }: Parts<BaseState>, name: string): boolean => info.board?.shows.includes(name) === true

/** Of several, where each of them is: a player's zero says something beside what others have. */
const isZero = (value: Values): boolean =>
  typeof value === 'string' ? value === '0' : Object.values(value).every((each) => each === '0' || isNothing(each))

const bareYes = (value: string): string => (value === wording().yes ? '' : value)

const isNothing = (value: string): boolean => value === wording().none || value === '' || value === wording().no
