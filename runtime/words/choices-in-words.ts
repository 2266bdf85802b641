import { type BaseState, type Choice, type Engine, type Move, NONE, type Seat } from '../engine.ts'
import { isHeld, branchAsRead, sees } from './describe.ts'
import { inHiddenOrder } from '../told/hidden-order.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { cardsOf } from './tell.ts'
import { toldApart } from './told-apart.ts'

/**
 * The legal choices by their words. Choices that read the same are told apart by ` (2)`, ` (3)` … in their fixed
 * order; those of cards that others hold and `viewer` does not see stand in an order that says nothing. Other cards that
 * `viewer` may not see go by their place.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { choicesInWords } from 'houserules/runtime'
 *
 * const state = engine.setup({ seed: 7 })
 * const choice = choicesInWords(engine, state, 0).get('10♠')
 * console.log(engine.tryApply(state, choice ?? 0)) // true
 * ```
 */
export function choicesInWords(engine: Engine, state: BaseState, viewer?: Seat): Map<string, Choice> {
  return numbered(listed(engine, state, viewer, (choices) => inHiddenOrder(state, choices, choices)))
}

/**
 * The same as they are shown: those of cards that lie elsewhere, or belong to others, say so. What is saved goes by the
 * words above, which hang on nothing else that is offered. What others hold and reads the same stands as `ordered` says.
 */
export const choicesAsShown = (
  engine: Engine,
  state: BaseState,
  viewer?: Seat,
  ordered = (choices: readonly Choice[]): Choice[] => inHiddenOrder(state, choices, choices),
): Map<string, Choice> =>
  numbered(toldApart(engine, state, viewer, asRead(engine, state, listed(engine, state, viewer, ordered))))

/** A choice as people read it, before it is told apart from others. */
export function readAs(engine: Engine, state: BaseState, choice: Choice, viewer?: Seat): string {
  const { parts } = engine as Partial<FullEngine<BaseState>>
  const line = branchAsRead(parts?.sites[state.ask - 1], engine.moveOf(state, choice))
  return line ?? engine.describe(state, choice, viewer)
}

/** Lines of the rules as people read them; other choices stay as they are. */
function asRead(engine: Engine, state: BaseState, all: readonly Listed[]): readonly Listed[] {
  const { parts } = engine as Partial<FullEngine<BaseState>>
  const site = parts?.sites[state.ask - 1]
  if (site?.lines === undefined) return all
  return all.map((each) => ({ ...each, plain: branchAsRead(site, engine.moveOf(state, each.choice)) ?? each.plain }))
}

function numbered(all: readonly Listed[]): Map<string, Choice> {
  const byWords = new Map<string, Choice>()
  const copies = new Map<string, number>()
  for (const { plain, choice } of all) {
    let words = plain
    let copy = copies.get(plain) ?? 1
    // Words of another choice may end like those of a copy.
    for (; byWords.has(words); words = `${plain} (${copy})`) copy += 1
    copies.set(plain, copy)
    byWords.set(words, choice)
  }
  return byWords
}

interface Listed {
  readonly plain: string
  readonly choice: Choice
}

function listed(
  engine: Engine,
  state: BaseState,
  viewer: Seat | undefined,
  ordered: (choices: readonly Choice[]) => Choice[],
): Listed[] {
  const all = engine.choices(state).map((choice) => ({ plain: engine.describe(state, choice, viewer), choice }))
  const { parts } = engine as Partial<FullEngine<BaseState>>
  if (viewer === undefined || parts === undefined || !parts.info.zones.some(({ held }) => held === true)) return all
  const groups = new Map<string, Choice[]>()
  const isHeldBack = all.map(({ plain, choice }) => {
    if (!namesHeld(parts, state, engine.moveOf(state, choice), viewer)) return false
    const group = groups.get(plain) ?? []
    if (group.push(choice) === 1) groups.set(plain, group)
    return true
  })
  const left = new Map([...groups].map(([plain, group]) => [plain, ordered(group).values()]))
  return all.map((each, i) => {
    const next = isHeldBack[i] === true ? left.get(each.plain)?.next() : undefined
    return next?.done === false ? { plain: each.plain, choice: next.value } : each
  })
}

/** Whether a move names a card that others hold and the viewer does not see. */
const namesHeld = (parts: Parts<BaseState>, s: BaseState, move: Move, viewer: Seat): boolean =>
  cardsOf(parts, s, move).some(
    (card) => s.def[card] !== undefined && isHeld(parts, s.place[card] ?? NONE) && !sees(parts, s, card, viewer),
  )
