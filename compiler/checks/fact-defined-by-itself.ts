import { rowOfExpr } from '../analyse/operations.ts'
import { meaningOf } from '../analyse/reading.ts'
import { keyOfWord } from '../analyse/row.ts'
import { within } from '../analyse/walk.ts'
import { error } from '../diagnostics/make.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { circles } from './circles.ts'
import { worded } from '../diagnostics/worded.ts'

interface Word {
  readonly label: string
  readonly span: Span
  readonly uses: readonly { readonly to: string; readonly span: Span }[]
}

/** HR0511: facts, adjectives and relations that follow from themselves. */
export const factDefinedByItself: Check = ({ program }, report) => {
  const words = wordsOf(program)
  circles(
    words.keys(),
    (key) => words.get(key)?.uses ?? [],
    (round) => {
      const last = round.at(-1)
      if (last === undefined) return
      const said = round.flatMap(({ to }) => words.get(to) ?? [])
      report(
        error(
          'HR0511',
          worded('this follows from itself'),
          last.span,
          worded('`{1}` is needed to work itself out', words.get(last.to)?.label ?? ''),
          {
            secondary: [...said.slice(-1), ...said.slice(0, -1)]
              .slice(0, 4)
              .map((w) => ({ span: w.span, text: worded('`{1}` is said here', w.label) })),
            hint: worded(
              'facts do not go back to themselves: go through it with `each` or `while` in a block that gives, or keep one of them in a fact that `starts` with something',
            ),
          },
        ),
      )
    },
  )
}

/** All that is worked out, with what it is worked out from. Counts look back, so they are no circle. */
function wordsOf(program: Program): Map<string, Word> {
  const words = new Map<string, Word>()
  const add = (kind: 'fact' | 'adjective' | 'relation', name: string, label: string, span: Span): void => {
    const uses = meaningOf(program, { kind, name })
      .flatMap(within)
      .flatMap((x) =>
        rowOfExpr(x)
          .words(x, program)
          .map((asked) => ({ to: keyOfWord(asked), span: x.span })),
      )
    words.set(keyOfWord({ kind, name }), { label, span, uses })
  }
  for (const f of program.facts.values())
    add('fact', f.name, f.declared, program.game.facts.get(f.name)?.name.span ?? f.span)
  for (const a of program.adjectives.values()) add('adjective', a.name, a.declared, a.span)
  for (const r of program.relations.values()) add('relation', r.name, r.name, r.span)
  return words
}
