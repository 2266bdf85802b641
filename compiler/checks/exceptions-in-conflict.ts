import type { Sayable } from '../../grammar/saying.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error, warning, retold } from '../diagnostics/make.ts'
import { inThatOrder, type Joining, JoinedVariants } from '../game/joined-variants.ts'
import type { DefinitionSymbol } from '../game/model.ts'
import type { Program } from '../program/program.ts'
import type { TExcept } from '../program/declarations.ts'
import { canMeet, sameValue } from './can-meet.ts'
import type { Check } from './check.ts'
import { type Literal, literalsOf, clashIn } from './contradiction.ts'
import { keyOf } from '../program/key-of.ts'
import { isOfCard } from './of-card.ts'
import { named } from '../analyse/units.ts'
import { worded } from '../diagnostics/worded.ts'

/** Beyond so many cards only what the text says is compared, not every card. */
const MOST_CARDS = 400

/**
 * HR0501: two exceptions that set one fact to different values in the same position. HR0518: two that set it where
 * either may come on top.
 */
export const exceptionsInConflict: Check = ({ program, resolution }, report) => {
  const variants = new JoinedVariants(resolution.modules)
  const lists = [
    ...[...program.facts.values()].map((f) => ({ name: f.name, excepts: f.excepts })),
    { name: 'viewers', excepts: program.viewers },
  ]
  for (const { name, excepts } of lists) {
    const setting = excepts.filter((x) => x.op === '=')
    for (const [i, later] of setting.entries()) {
      for (const earlier of setting.slice(0, i)) {
        const joining = variants.between(earlier.span, later.span)
        const found = meeting(program, earlier, later, joining, name)
        if (found === null) continue
        const at = joining.kind === 'open' ? joining.at : null
        report({
          ...retold(found, {
            ...(joining.kind === 'open' ? inThatOrder(variants, joining.first, joining.second) : {}),
            ...(found.code === 'HR0501' && isOfBase(variants, earlier, later) ? { hint: inVariant(earlier) } : {}),
            secondary: [
              { span: earlier.span, text: worded('the other exception') },
              ...(at === null ? [] : [{ span: at, text: worded('the two are joined here') }]),
            ],
          }),
          clauses: [...new Set([...earlier.cites, ...later.cites])],
        })
        break
      }
    }
  }
}

/** Whether one stands in what the variant of the other is built on. */
function isOfBase(variants: JoinedVariants, { span: earlier }: TExcept, { span: later }: TExcept): boolean {
  const [base, variant] = [variants.moduleOf(earlier), variants.moduleOf(later)]
  return base !== undefined && variant !== undefined && variants.below.get(variant)?.has(base) === true
}

const inVariant = ({ name }: TExcept): Sayable =>
  worded(
    '`replace {1} = …` gives the other one another value, `remove {1}` takes it out; or write this one with an `if`, or with `+=`',
    name,
  )

/** What is wrong with two exceptions to one fact. */
function meeting(
  program: Program,
  earlier: TExcept,
  later: TExcept,
  joining: Joining,
  name: string,
): Diagnostic | null {
  if (joining.kind === 'ordered' || (earlier.lasting !== null && earlier.lasting === later.lasting)) return null
  if (joining.kind === 'open') return joined(program, earlier, later, joining, name)
  if (earlier.lasting !== null && later.lasting !== null) {
    return sameValue(earlier, later) !== 'no' || !canMeet(program, earlier, later)
      ? null
      : warning(
          'HR0518',
          worded('exceptions that may meet'),
          later.span,
          worded('another exception may set `{1}` at the same time, and the one laid down last decides', name),
          {
            hint: worded('if both count, write them with `+=`, or let both change a fact that one exception asks for'),
          },
        )
  }
  if (earlier.selfDomain !== null || later.selfDomain !== null || !conflict(program, earlier, later)) return null
  return error(
    'HR0501',
    worded('exceptions in conflict'),
    later.span,
    worded('this and another exception set `{1}` to different values at once', name),
    { hint: worded('add an `if` to one of them, or write one of them with `+=`') },
  )
}

/** Variants that do not know of each other are joined: what both set has to be settled by who joins them. */
function joined(
  program: Program,
  earlier: TExcept,
  later: TExcept,
  { first, second }: Joining & { kind: 'open' },
  name: string,
): Diagnostic | null {
  const same = sameValue(earlier, later)
  if (same === 'constant' || !canMeet(program, earlier, later)) return null
  const hint = worded(
    'say which goes first, and so decides: `with {1} before {2}`; keep them apart with an `if`; or write them with `+=`',
    first,
    second,
  )
  if (same === 'no')
    return error(
      'HR0501',
      worded('exceptions in conflict'),
      later.span,
      worded('`{1}` and `{2}` may set `{3}` to different values at once', first, second, name),
      { hint },
    )
  return warning(
    'HR0518',
    worded('exceptions that may meet'),
    later.span,
    worded('`{1}` and `{2}` may both set `{3}` in the same way, which together does it once', first, second, name),
    { hint },
  )
}

function conflict(program: Program, a: TExcept, b: TExcept): boolean {
  const [saidByA, saidByB] = [saidBy(program, a), saidBy(program, b)]
  if (saidByA.value === saidByB.value || saidByA.never || saidByB.never) return false
  const cards = a.params[0]?.type.base === 'card' ? [...program.game.definitions.values()] : []
  if (cards.length === 0 || cards.length > MOST_CARDS) return meets(saidByA.left, saidByB.left)
  return cards.some((card) => {
    const [leftA, leftB] = [open(program, a, saidByA, card), open(program, b, saidByB, card)]
    return leftA !== null && leftB !== null && meets(leftA, leftB)
  })
}

/** An exception in words that do not depend on where it stands. */
interface Said {
  readonly value: string
  readonly literals: readonly Claim[]
  /** Whether its own conditions exclude each other. */
  readonly never: boolean
  /** All that it claims, where no card settles any of it. */
  readonly left: ReadonlySet<string>
}

interface Claim extends Literal {
  readonly key: string
}

const known = new WeakMap<Program, Map<TExcept, Said>>()

/** Worked out once: of hundreds of exceptions each is compared with each. */
function saidBy(program: Program, x: TExcept): Said {
  const those = known.get(program) ?? new Map<TExcept, Said>()
  known.set(program, those)
  const said = those.get(x) ?? sayBy(program, x)
  those.set(x, said)
  return said
}

function sayBy(program: Program, x: TExcept): Said {
  const names = named([...x.params, x.self, x.you])
  const literals = x.tests
    .flatMap((t) => literalsOf(t))
    .map((literal) => ({ ...literal, key: `${literal.holds} ${keyOf(literal.x, names)}` }))
  return {
    value: keyOf(x.value, names),
    literals,
    never: clashIn(program, literals) !== null,
    left: new Set(literals.map(({ key }) => key)),
  }
}

/** Claims that the card alone does not settle, as keys; null when the card does not fit. */
function open(
  program: Program,
  { params: [of] }: TExcept,
  { literals }: Said,
  card: DefinitionSymbol,
): ReadonlySet<string> | null {
  const left = new Set<string>()
  for (const { x, holds, key } of literals) {
    const settled = of === undefined ? null : isOfCard(program, x, of, card)
    if (settled === null) left.add(key)
    else if (settled !== holds) return null
  }
  return left
}

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => contains(a, b) || contains(b, a)

const contains = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...b].every((key) => a.has(key))
