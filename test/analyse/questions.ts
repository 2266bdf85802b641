import { camel, pascal } from '../../compiler/emit/names.ts'
import type { TExpr } from '../../compiler/program/ir.ts'
import { TRUTH, type Type } from '../../compiler/game/type.ts'
import type { LoadedGame, State } from './loaded-game.ts'

/** Something that the rules work out, asked of one card or player. */
export interface Question {
  readonly label: string
  readonly asked: TExpr
  readonly ask: (s: State) => unknown
}

type Asked = Extract<TExpr, { readonly kind: 'derived' | 'adjective' }>

const PLACE = { type: TRUTH, span: { file: { path: '', text: '' }, start: 0, end: 0 } }
const NOTHING: TExpr = { kind: 'none', ...PLACE }

/** Every fact and adjective of cards and players, asked of some of them. */
export function questionsOf(
  { program: { game }, functions }: LoadedGame,
  cards: number,
  players: number,
  pick: (below: number) => number,
): Question[] {
  const question = (asked: Asked, name: string, types: readonly Type[]): Question[] => {
    const ask = functions[name]
    if (ask === undefined || !types.every((t) => (t.base === 'card' || t.base === 'player') && !t.set)) return []
    const args = types.map((t) => pick(t.base === 'card' ? cards : players))
    return [{ label: `${name}(${args.join(', ')})`, asked, ask: (s) => ask(s, ...args) }]
  }
  return [
    ...[...game.facts.values()]
      .filter((f) => !f.stored)
      .flatMap((f) =>
        question(
          { kind: 'derived', fact: f.name.text, args: [], ...PLACE },
          `${camel(f.name.text)}Of`,
          f.params.map((p) => p.type),
        ),
      ),
    ...[...game.adjectives.values()].flatMap((a) =>
      question({ kind: 'adjective', name: a.name.text, of: NOTHING, ...PLACE }, `is${pascal(a.name.text)}`, [
        a.subject,
      ]),
    ),
  ]
}
