import { meaningOf, wordsBehind } from '../analyse/reading.ts'
import { statementsIn, within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { FactSymbol } from '../game/model.ts'
import type { TExpr } from '../program/ir.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import { sideFact } from '../program/side.ts'
import type { Check } from './check.ts'

const SEATING = 'seating'

/**
 * HR0560: who wins with whom, or shares what, is worked out of who plays next, in a game in which that changes: once
 * somebody is out, others belong together.
 */
export const sideByOrderOfPlay: Check = ({ program }, report) => {
  if (!changesItsOrder(program)) return
  for (const fact of telling(program)) {
    const next = wordsBehind(program, [{ kind: 'fact', name: fact.name.text }])
      .flatMap((word) => meaningOf(program, word).flatMap(within))
      .find(isNext)
    if (next === undefined) continue
    report(
      warning('HR0560', 'this changes with the order of play', next.span, '`next of` goes by `seating` here', {
        secondary: [
          { span: fact.name.span, text: `so that \`${fact.name.text}\` is another one once somebody is out` },
        ],
        fix: { title: 'go by the seats: `left-neighbour`', span: wordOf(next.span), replacement: 'left-neighbour' },
        hint: 'who sits there, whoever plays, is `left-neighbour of p`, `left-neighbour of (p, 2)`, or `seat of p` as a number',
      }),
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

/** Whether the order of play is ever other than that of all seats. */
const changesItsOrder = ({ procs }: Program): boolean =>
  procs.some(({ body }) =>
    statementsIn(body).some((s) => s.kind === 'set' && s.fact === SEATING && !(s.op === '=' && isEverybody(s.value))),
  )

const isEverybody = (x: TExpr): boolean => x.kind === 'builtin' && x.name === 'players'
