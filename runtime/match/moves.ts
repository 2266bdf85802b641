import { choicesAsShown, readAs } from '../words/choices-in-words.ts'
import type { Choice, Engine, EventInfo, Move } from '../engine.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { SiteInfo } from '../parts.ts'
import { pickedNow } from '../trials/picked-now.ts'
import type { PlainMove, ViewValue } from './game-types.ts'
import type { Handle } from '../ids.ts'
import { type Look, cardHandle, sourceHandle, viewValue } from './look.ts'
import type { ChoiceView, PickedView } from './view.ts'

/** The choices of the pending decision, and what a seat is told of each. */
export function choiceViews(engine: Engine, look: Look): { readonly choice: Choice; readonly view: ChoiceView }[] {
  const seen = new Map<string, number>()
  return [...choicesAsShown(engine, look.s, look.seat, (choices) => byHandles(look, choices))].map(
    ([words, choice], place) => {
      const taken = moveOf(look.parts, look.s, choice)
      const plain = typedMove(look, taken)
      // `typedMove` lays the parts of equal moves down in one order; one that was sent to us may have another (`moveKey`).
      const key = JSON.stringify(plain)
      const twin = (seen.get(key) ?? 0) + 1
      seen.set(key, twin)
      const move = twin === 1 ? plain : { ...plain, twin }
      return {
        choice,
        view: { place, words, move, cards: handlesIn(look, taken) },
      }
    },
  )
}

/** In the order of the handles of what they name, which for cards that others hold is no order of theirs. */
function byHandles(look: Look, choices: readonly Choice[]): Choice[] {
  const keys = choices.map((choice) =>
    handlesIn(look, moveOf(look.parts, look.s, choice)).map((c) => Number(c.slice(1))),
  )
  const order = choices.map((_, i) => i).sort((a, b) => compared(keys[a] ?? [], keys[b] ?? []))
  return order.flatMap((i) => choices[i] ?? [])
}

const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, i) => each - (b[i] ?? 0)).find((by) => by !== 0) ?? 0

/** What is chosen so far of several that are asked for; null where one is. */
export function pickedView(engine: Engine, look: Look): PickedView | null {
  const { parts, s, seat } = look
  const soFar = pickedNow(parts, s)
  if (soFar === null) return null
  const { atLeast, atMost } = soFar
  const answers = soFar.answers.map((choice) => {
    const taken = moveOf(parts, s, choice)
    return { words: readAs(engine, s, choice, seat), move: typedMove(look, taken), cards: handlesIn(look, taken) }
  })
  return { answers, atLeast, atMost }
}

/** What is the same of two equal moves, in whichever order their parts stand. */
export function moveKey(move: PlainMove): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a move is called: as its event. An event that is called `answer` leaves that name to answers. */
export function moveName({ name }: Pick<EventInfo, 'name'>): string {
  return name === 'answer' ? 'to answer' : name
}

/** What a part of a move is called; what tells moves apart is `move`, and `twin` those that are the same. */
export function partName({ role, name }: EventInfo['params'][number]): string {
  return role !== 'main' ? role : name === 'move' || name === 'twin' ? 'what' : name
}

function typedMove(look: Look, taken: Move): PlainMove {
  const { parts, s } = look
  if (taken.kind !== 'act') {
    const site = parts.sites[s.ask - 1]
    return {
      move: 'answer',
      at: site?.at ?? '',
      value: answerValue(look, site, taken),
    }
  }
  const info = parts.info.events[taken.event]
  const words = (info?.params ?? []).map((p, i) => [partName(p), viewValue(look, taken.args[i], p.type)] as const)
  return {
    move: info === undefined ? '' : moveName(info),
    ...Object.fromEntries(words),
  }
}

/** Declining is null, and false where yes or no is asked. */
function answerValue(look: Look, site: SiteInfo | undefined, taken: Exclude<Move, { kind: 'act' }>): ViewValue {
  switch (taken.kind) {
    case 'choose':
      return viewValue(look, taken.value, site?.value ?? '')
    case 'yes':
      return true
    case 'branch':
      return site?.branches[taken.index] ?? `option ${taken.index + 1}`
    case 'decline':
      return site?.kind === 'may' ? false : null
  }
}

/** The cards that a choice is about; an effect is known by the card that it comes from. */
function handlesIn(look: Look, taken: Move): Handle[] {
  const handle = (value: number, type: string | undefined): Handle[] => {
    if (type === 'card') return [cardHandle(look, value)]
    const source = type === 'effect' ? sourceHandle(look, value) : null
    return source === null ? [] : [source]
  }
  switch (taken.kind) {
    case 'act':
      return taken.args.flatMap((value, i) => handle(value, look.parts.info.events[taken.event]?.params[i]?.type))
    case 'choose':
      return handle(taken.value, look.parts.sites[look.s.ask - 1]?.value)
    case 'yes':
    case 'branch':
    case 'decline':
      return []
  }
}
