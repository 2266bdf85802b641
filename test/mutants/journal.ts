import { appendFileSync, readFileSync } from 'node:fs'

/** What a process that tries mutants says, a line of JSON each, so that it is known after a sudden end as well. */
export type Entry =
  | { readonly kind: 'tries'; readonly mutant: number; readonly seconds: number }
  | { readonly kind: 'reached'; readonly mutants: readonly number[] }
  | { readonly kind: 'killed'; readonly mutant: number; readonly by: string }
  /** A test that fails on what was written. */
  | { readonly kind: 'fails'; readonly test: string; readonly because: string }
  | { readonly kind: 'file'; readonly file: string; readonly seconds: number }
  | { readonly kind: 'end' }

export function note(journal: string, entry: Entry): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`)
}

/** What was said so far; the last line may not be whole yet. */
export function entriesOf(journal: string): readonly Entry[] {
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Entry)
}
