import { error } from '../diagnostics/make.ts'
import type { Span } from '../source/source-file.ts'
import type { TExpr } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import type { Check } from './check.ts'
import { circles } from './circles.ts'
import { meaningOf } from './footprint.ts'
import { within } from './walk.ts'

interface Word { readonly label: string; readonly span: Span; readonly uses: readonly { readonly to: string; readonly span: Span }[] }

/** HR0511: facts, adjectives and relations that follow from themselves. */
export const factDefinedByItself: Check = ({ program }, report) => {
  const words = wordsOf(program)
  circles(words.keys(), (key) => words.get(key)?.uses ?? [], (round) => {
    const last = round.at(-1)
    if (last === undefined) return
    const said = round.flatMap(({ to }) => words.get(to) ?? [])
    report(error('HR0511', 'this follows from itself', last.span, `\`${words.get(last.to)?.label ?? ''}\` is needed to work itself out`, {
      secondary: [...said.slice(-1), ...said.slice(0, -1)].slice(0, 4).map((w) => ({ span: w.span, text: `\`${w.label}\` is said here` })),
      hint: 'keep one of them in a fact that `starts` with something',
    }))
  })
}

const SPOKEN: Readonly<Record<string, string>> = { derived: 'fact', adjective: 'word', relation: 'relation' }

function keyOfWord(x: TExpr): string | null {
  if (x.kind === 'derived') return `fact ${x.fact}`
  return x.kind === 'adjective' || x.kind === 'relation' ? `${SPOKEN[x.kind] ?? ''} ${x.name}` : null
}

/** All that is worked out, with what it is worked out from. Counts look back, so they are no circle. */
function wordsOf(program: Program): Map<string, Word> {
  const words = new Map<string, Word>()
  const add = (kind: 'derived' | 'adjective' | 'relation', name: string, span: Span): void => {
    const asked: TExpr = stand(kind, name, span)
    const uses = meaningOf(program, asked).flatMap((x) => [...within(x)]).flatMap((x) => {
      const key = keyOfWord(x)
      return key === null ? [] : [{ to: key, span: x.span }]
    })
    words.set(keyOfWord(asked) ?? name, { label: name.replace(/-as-printed$/, ''), span, uses })
  }
  for (const f of program.facts.values()) add('derived', f.name, program.game.facts.get(f.name)?.name.span ?? f.span)
  for (const a of program.adjectives.values()) add('adjective', a.name, a.span)
  for (const r of program.relations.values()) add('relation', r.name, r.span)
  return words
}

/** A question for the word, whatever it is asked of. */
function stand(kind: 'derived' | 'adjective' | 'relation', name: string, span: Span): TExpr {
  const type = { base: 'unknown', of: '', set: false, optional: false } as const
  const none: TExpr = { kind: 'none', type, span }
  if (kind === 'derived') return { kind, fact: name, args: [], type, span }
  return kind === 'adjective' ? { kind, name, of: none, type, span } : { kind, name, left: none, right: none, type, span }
}
