import type { DrawnBlock } from '../../compiler/diff/drawn-table.ts'
import type { Game } from '../../compiler/game/model.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import type { ExampleDecl, ExampleStep, Given, GivenItem } from '../../grammar/tree/examples.ts'
import { type BaseState, type SeenCard, seatName } from '../../runtime/engine.ts'
import { positionGiven } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { position } from '../../runtime/told/position.ts'
import type { LiveEngine } from '../live-engine.ts'
import { boardBlocks } from '../play/board-text.ts'
import type { BookExample, BookStep, CardMark } from './book-parts.ts'
import type { SetLines } from './set-lines.ts'

/** So many cards of a place are drawn; where more lie, the words of the rules say which. */
export const MOST_DRAWN = 16

/** Draws examples by the positions that an engine lays down. */
export function exampleDrawer(
  { engine, examples = [], positions }: LiveEngine,
  { zones }: Pick<Game, 'zones'>,
): (decl: ExampleDecl, lines: SetLines) => Pick<BookExample, 'given' | 'blocks' | 'steps' | 'marks'> {
  const byPlace = new Map(examples.map((example) => [example.place, example]))
  return (decl, lines) => {
    const { file, start } = decl.span
    const place = `${file.path}:${lineColumn(file, start).line}`
    const [example, begun] = [byPlace.get(place), positions?.starts[place]]
    const blocks =
      example === undefined || begun === undefined
        ? []
        : laidBlocks(engine, positionGiven(engine, example, begun), saidOfCards(decl))
    const drawn = new Map(blocks.flatMap((block) => block.zones.map(({ name, pieces }) => [name, pieces.length])))
    const isDrawn = (given: Given): boolean => {
      if (given.kind !== 'is' || given.not || given.items.some(isSaidAlone)) return false
      const name =
        given.target.kind === 'name' ? given.target.name : given.target.kind === 'of' ? given.target.name.text : ''
      const many = drawn.get(name)
      return zones.has(name) && many !== undefined && many <= MOST_DRAWN
    }
    const steps = decl.steps.map((step): BookStep => ({ mark: markOf(step), pieces: lines.inLine(step.span) }))
    return {
      given: decl.given.filter((each) => !isDrawn(each)).map(({ span }) => lines.inLine(span)),
      blocks,
      steps,
      marks: marksOf(decl, steps),
    }
  }
}

function laidBlocks(
  engine: FullEngine<BaseState>,
  s: BaseState,
  said: ReturnType<typeof saidOfCards>,
): readonly DrawnBlock[] {
  const seats = Array.from({ length: s.players }, (_, seat) => seatName(seat))
  const laid = Object.entries(position(engine.parts, s).zones).map(([name, lying]) => [
    name,
    lying.map((each): SeenCard => {
      if (typeof each === 'string') return { card: each, owner: '' }
      const { card, printed = card, facts = {} } = each
      const kept = Object.entries(facts).filter(([fact]) => said.get(printed)?.has(fact) === true)
      // What counts as another card lies there as what is printed on it.
      const counted = printed === card ? [] : [['definition', card]]
      return { card: printed, owner: '', facts: Object.fromEntries([...kept, ...counted]) }
    }),
  ])
  const seen = { viewer: '', facts: {}, zones: Object.fromEntries(laid), pending: [], asked: null, over: false }
  return boardBlocks(seen, seats).filter((block) => block.zones.length > 0)
}

/** What no picture of a card shows: what a copy is called, and what is said of cards that have no name there. */
const isSaidAlone = ({ called, facts, value }: GivenItem): boolean =>
  called !== undefined || (facts.length > 0 && value.kind !== 'name')

/** What a position says of each card: all else that is kept of it is as it begins. */
function saidOfCards({ given }: ExampleDecl): ReadonlyMap<string, ReadonlySet<string>> {
  const items = given.flatMap((each) => (each.kind === 'is' ? each.items : []))
  return new Map(
    items.flatMap(({ value, facts }) =>
      value.kind === 'name' ? [[value.name, new Set(facts.map(({ name }) => name.text))]] : [],
    ),
  )
}

function markOf(step: ExampleStep): BookStep['mark'] {
  switch (step.kind) {
    case 'does':
    case 'chooses':
    case 'answers':
    case 'chance':
      return 'done'
    case 'offered':
    case 'choosable':
      return step.not ? 'refused' : 'may'
    case 'mustAct':
      return 'may'
    case 'exactly':
      return step.calls.length === 0 ? 'outcome' : 'may'
    case 'asked':
    case 'nobody':
    case 'then':
    case 'happened':
    case 'told':
    case 'knows':
      return 'outcome'
  }
}

/** A card that is played is marked so, whatever else is said of it. */
const WEIGHT: Readonly<Record<CardMark, number>> = { may: 0, refused: 1, done: 2 }

function marksOf(decl: ExampleDecl, steps: readonly BookStep[]): ReadonlyMap<string, CardMark> {
  const marks = new Map<string, CardMark>()
  for (const [i, { mark, pieces }] of steps.entries()) {
    const step = decl.steps[i]
    if (mark === 'outcome' || step === undefined) continue
    const who = 'who' in step ? step.who.text : ''
    for (const { kind, text } of pieces) {
      const key = `${who} ${text}`
      const before = marks.get(key)
      if (kind === 'card' && (before === undefined || WEIGHT[before] < WEIGHT[mark])) marks.set(key, mark)
    }
  }
  return marks
}
