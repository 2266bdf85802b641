import { error } from '../diagnostics/make.ts'
import type { DefinitionSymbol } from '../game/model.ts'
import type { Program, TExcept } from '../elaborate/program.ts'
import type { Check } from './check.ts'
import { type Claim, claimsOf, clashIn } from './contradiction.ts'
import { keyOf } from '../game/key-of.ts'
import { isOfCard } from './of-card.ts'
import { named } from './units.ts'

/** Beyond so many cards only what the text says is compared, not every card. */
const MOST_CARDS = 400

/** HR0501: two exceptions that set one fact to different values in the same position. */
export const exceptionsInConflict: Check = ({ program }, report) => {
  const lists = [...[...program.facts.values()].map((f) => ({ name: f.name, excepts: f.excepts })), { name: 'viewers', excepts: program.viewers }]
  for (const { name, excepts } of lists) {
    const setting = excepts.filter((x) => x.op === '=' && x.selfDomain === null)
    for (const [i, later] of setting.entries()) {
      const earlier = setting.slice(0, i).find((other) => conflict(program, other, later))
      if (earlier === undefined) continue
      report(error('HR0501', 'exceptions in conflict', later.span, `this and another exception set \`${name}\` to different values at once`, {
        secondary: [{ span: earlier.span, text: 'the other exception' }],
        hint: 'add an `if` to one of them, or write one of them with `+=`',
        clauses: [...new Set([...earlier.cites, ...later.cites])],
      }))
    }
  }
}

function conflict(program: Program, a: TExcept, b: TExcept): boolean {
  const names = [named([...a.params, a.self, a.you]), named([...b.params, b.self, b.you])] as const
  if (keyOf(a.value, names[0]) === keyOf(b.value, names[1])) return false
  const [ofA, ofB] = [a.tests.flatMap((t) => claimsOf(t)), b.tests.flatMap((t) => claimsOf(t))]
  if (clashIn(program, ofA) !== null || clashIn(program, ofB) !== null) return false
  const cards = a.params[0]?.type.base === 'card' ? [...program.game.definitions.values()] : []
  const over: readonly (DefinitionSymbol | null)[] = cards.length === 0 || cards.length > MOST_CARDS ? [null] : cards
  return over.some((card) => {
    const [leftA, leftB] = [open(program, a, ofA, card, names[0]), open(program, b, ofB, card, names[1])]
    return leftA !== null && leftB !== null && (contains(leftA, leftB) || contains(leftB, leftA))
  })
}

/** Claims that the card alone does not settle, as keys; null when the card does not fit. */
function open(program: Program, x: TExcept, claims: readonly Claim[], card: DefinitionSymbol | null, names: ReadonlyMap<number, string>): ReadonlySet<string> | null {
  const left = new Set<string>()
  for (const claim of claims) {
    const settled = card === null || x.params[0] === undefined ? null : isOfCard(program, claim.x, x.params[0], card)
    if (settled === null) left.add(`${claim.holds} ${keyOf(claim.x, names)}`)
    else if (settled !== claim.holds) return null
  }
  return left
}

const contains = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...b].every((key) => a.has(key))

