import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { headOf, wholeOf } from './passage.ts'
import type { Renames } from './terms/scope.ts'

/** Examples more, less or other; those that are only called otherwise are the same example, in their new words. */
export function compareExamples(old: Resolution, next: Resolution, { events, names }: Renames): Change[] {
  const [was, is] = [examplesOf(old), examplesOf(next)]
  const inNewWords = (entry: Entry): string =>
    renamed(textOf(entry), (word) => names.get(word) ?? events.get(word) ?? word)
  const left = new Map([...was].filter(([title]) => !is.has(title)))
  const more = [...is].filter(([title]) => !was.has(title))
  const saying = new Map<string, string[]>()
  for (const [title, each] of left) {
    const words = untitled(inNewWords(each), title)
    saying.set(words, [...(saying.get(words) ?? []), title])
  }
  const retitled = more.flatMap(([title, entry]) => {
    const called = saying.get(untitled(textOf(entry), title))?.shift() ?? ''
    const before = left.get(called)
    left.delete(called)
    return before === undefined ? [] : [[title, before, entry] as const]
  })
  const come = more.filter(([title]) => !retitled.some(([other]) => other === title))
  const changed = [...is].flatMap(([title, entry]) => {
    const before = was.get(title)
    return before === undefined || inNewWords(before) === textOf(entry)
      ? []
      : [makeChange('example-changed', title, wholeOf(before), wholeOf(entry))]
  })
  return [
    ...changed,
    ...retitled.map(([title, before, entry]) => makeChange('example-changed', title, headOf(before), headOf(entry))),
    ...[...left].map(([title, entry]) => makeChange('example-removed', title, wholeOf(entry), null)),
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

/** What an example says under whatever title. */
const untitled = (text: string, title: string): string => text.replace(`"${title}"`, '""')

const textOf = (entry: Entry): string => (wholeOf(entry).text ?? '').replace(/\s+/gu, ' ')
