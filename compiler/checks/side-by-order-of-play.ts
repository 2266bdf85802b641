import { isLocal } from '../program/local-expr.ts'
import { meaningOf, wordsBehind } from '../analyse/reading.ts'
import { blocksOf, statementsIn, within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { FactSymbol } from '../game/model.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import { SEATING } from '../game/kernel-events.ts'
import { sideFact } from '../game/side.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0560: who wins with whom, or shares what, is worked out of who plays next, in a game in which that changes: once
 * somebody is out, others belong together.
 */
export const sideByOrderOfPlay: Check = ({ program }, report) => {
  const [changed, ...more] = changesOfOrder(program)
  if (changed === undefined) return
  const turnsOnly = [changed, ...more].every((change) => change === 'turned')
  for (const fact of telling(program)) {
    const next = wordsBehind(program, [{ kind: 'fact', name: fact.name.text }])
      .flatMap((word) => meaningOf(program, word).flatMap(within))
      .find((x) => isNext(x) && !(turnsOnly && isOpposite(program, x)))
    if (next === undefined) continue
    report(
      warning(
        'HR0560',
        worded('this changes with the order of play'),
        next.span,
        worded('`next of` goes by `seating` here'),
        {
          secondary: [
            {
              span: fact.name.span,
              text: turnsOnly
                ? worded('so that `{1}` is another one once the round has turned', fact.name.text)
                : worded('so that `{1}` is another one once somebody is out', fact.name.text),
            },
          ],
          fix: {
            title: worded('go by the seats: `left-neighbour`'),
            span: wordOf(next.span),
            replacement: 'left-neighbour',
          },
          hint: worded(
            'who sits there, whoever plays, is `left-neighbour of p`, `left-neighbour of (p, 2)`, or `seat of p` as a number',
          ),
        },
      ),
    )
  }
}

const wordOf = ({ file, start }: Span): Span => ({ file, start, end: start + 'next'.length })

const isNext = (x: TExpr): boolean => x.kind === 'builtin' && x.name === 'nextIn'

/** Facts of a player by which the language goes: who wins together, and to whose zones and facts a player leads. */
function telling({ game }: Program): readonly FactSymbol[] {
  const shared = [...game.facts.values()].filter(
    ({ name, params, type }) =>
      type.base === 'enum' && type.of === name.text && params.length === 1 && params[0]?.type.base === 'player',
  )
  const side = sideFact(game)
  return [...new Set([...(side === null ? [] : [side]), ...shared])].filter(({ stored }) => !stored)
}

/** Who sits opposite is the same whichever way round a table goes that nobody leaves. */
function isOpposite({ game, facts }: Program, x: TExpr): boolean {
  const starts = facts.get(SEATING)?.starts
  const steps = x.kind === 'builtin' ? x.args[2] : undefined
  const { from, to } = game.seats
  return starts != null && isEverybody(starts) && from === to && steps?.kind === 'number' && steps.value * 2 === to
}

/** How the order of play becomes another one than that of all seats: it is turned round, or anything else. */
const changesOfOrder = ({ procs }: Program): readonly ('turned' | 'changed')[] =>
  procs.flatMap(({ body }) => {
    const turning = blocksIn(body).flatMap(turningIn)
    return statementsIn(body)
      .filter((s) => isSetting(s) && !isEverybody(s.value))
      .map((s) => (turning.includes(s) ? 'turned' : 'changed'))
  })

type Setting = TStmt & { readonly kind: 'set' }

const isSetting = (s: TStmt | undefined): s is Setting => s?.kind === 'set' && s.fact === SEATING

const isEverybody = (x: TExpr): boolean => x.kind === 'builtin' && x.name === 'players'

const isSeating = (x: TExpr): boolean => x.kind === 'stored' && x.fact === SEATING

/** A text and the blocks within it. */
const blocksIn = (body: readonly TStmt[]): readonly (readonly TStmt[])[] => [
  body,
  ...statementsIn(body).flatMap(blocksOf),
]

/** What in a block turns the order round: everybody is laid before who is there already, one after the other. */
function turningIn(block: readonly TStmt[]): readonly TStmt[] {
  return block.flatMap((s, i) => {
    if (s.kind !== 'each' || s.from !== null || s.domain.tests.length > 0 || s.body.length !== 1) return []
    const [set, q] = [s.body[0], s.domain.local]
    if (!isSetting(set) || set.op !== '=' || set.value.kind !== 'binary' || set.value.op !== 'union') return []
    const { left, right } = set.value
    if (!isLocal(left, q)) return []
    const [kept, emptied] = [block[i - 2], block[i - 1]]
    const moves = right.kind === 'binary' && right.op === 'without' && isSeating(right.left) && isLocal(right.right, q)
    if (moves && s.domain.set !== null && isSeating(s.domain.set)) return [set]
    const isEmptied = isSetting(emptied) && emptied.value.kind === 'list' && emptied.value.items.length === 0
    if (!isEmptied || !(moves || isSeating(right)) || kept?.kind !== 'assign' || !isSeating(kept.value)) return []
    return s.domain.set !== null && isLocal(s.domain.set, kept.local) ? [emptied, set] : []
  })
}
