import type { Proc, TStmt } from '../game/ir.ts'
import type { Span } from '../source/source-file.ts'
import { plainLine } from '../syntax/plain-line.ts'
import type { Program } from './program.ts'
import { blocksOf } from './resumable.ts'

// What players are told in words that stand in the rules text itself. Records hold such words, so that they count for the
// fingerprint of a game as well.

export type ChoosingStmt = TStmt & { readonly kind: 'choose' | 'oneOf' }

/** The instructions that ask for a choice, by the number of their site. */
export function choosingStatements({ procs }: Pick<Program, 'procs'>): ReadonlyMap<number, ChoosingStmt> {
  const found = new Map<number, ChoosingStmt>()
  const search = (body: readonly TStmt[]): void => {
    for (const s of body) {
      if ((s.kind === 'choose' || s.kind === 'oneOf') && !found.has(s.site.id)) found.set(s.site.id, s)
      for (const inner of blocksOf(s)) search(inner)
    }
  }
  for (const proc of procs) search(proc.body)
  return found
}

/** What each branch begins with. */
export function branchWords(choosing: ChoosingStmt | undefined): string[] {
  if (choosing?.kind !== 'oneOf') return []
  return choosing.branches.map((branch) => {
    const first = branch.find((s) => !preparesWord(s, choosing.span))
    if (first === undefined) return ''
    return first.kind === 'call' ? first.event : plainLine(linesOf(first.span)[0] ?? '')
  })
}

/** What a piece does before its first line: it forgets, or asks, whom a word means. */
const preparesWord = (s: TStmt, whole: Span): boolean => (s.kind === 'choose' && s.reading !== undefined) || (s.kind === 'assign' && s.span === whole)

export interface LastingWords { readonly until: string; readonly rules: readonly string[] }

/** How long rules last, and the rules without what stands below them. */
export function lastingWords({ span }: Pick<Proc, 'span'>): LastingWords {
  const [head = '', ...lines] = linesOf(span)
  const said = lines.filter((line) => plainLine(line) !== '')
  const depth = Math.min(...said.map(depthOf))
  return { until: plainLine(head), rules: said.filter((line) => depthOf(line) === depth).map((line) => plainLine(line).replace(/^\[[^\]]*\] */, '')) }
}

const linesOf = ({ file, start, end }: Span): string[] => file.text.slice(start, end).split('\n')

const depthOf = (line: string): number => line.length - line.trimStart().length

/** All of them in the order of the text. */
export function toldWords(program: Pick<Program, 'procs' | 'lasting'>): string[] {
  const branches = [...choosingStatements(program).values()].flatMap(branchWords)
  const lasting = program.lasting.flatMap(({ proc }) => {
    const { until, rules } = lastingWords(proc)
    return [until, ...rules, ...proc.params.map(({ name }) => name)]
  })
  return [...branches, ...lasting]
}
