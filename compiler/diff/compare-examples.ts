import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { wholeOf } from './passage.ts'
import type { Renames } from './terms/scope.ts'

/** Examples more, less or other; those that are only called otherwise are the same example. */
export function compareExamples(old: Resolution, next: Resolution, { events, names }: Renames): Change[] {
  const [was, is] = [examplesOf(old), examplesOf(next)]
  const gone = [...was].filter(([title]) => !is.has(title))
  const come = [...is].filter(([title]) => !was.has(title))
  const changed = [...is].flatMap(([title, entry]) => {
    const before = was.get(title)
    return before === undefined ||
      renamed(textOf(before), (word) => names.get(word) ?? events.get(word) ?? word) === textOf(entry)
      ? []
      : [makeChange('example-changed', title, wholeOf(before), wholeOf(entry))]
  })
  return [
    ...changed,
    ...gone.map(([title, entry]) => makeChange('example-removed', title, wholeOf(entry), null)),
    ...come.map(([title, entry]) => makeChange('example-added', title, null, wholeOf(entry))),
  ]
}

function examplesOf({ entries }: Resolution): Map<string, Entry> {
  return new Map(entries.flatMap((entry) => (entry.decl.kind === 'example' ? [[entry.decl.title, entry]] : [])))
}

/** With every word as the new version has it. */
function renamed(text: string, name: (word: string) => string): string {
  return text
    .split(/([\s(),:]+)/u)
    .map(name)
    .join('')
}

const textOf = (entry: Entry): string => (wholeOf(entry).text ?? '').replace(/\s+/gu, ' ')
