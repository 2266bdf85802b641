import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
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
    return before === undefined || inNewWords(before) === textOf(entry) || isTranslated(before, entry)
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

/** Whether two say the same in two languages. */
function isTranslated({ decl: before }: Entry, { decl: after }: Entry): boolean {
  const isOne = isJapanese(before.span.file.text) === isJapanese(after.span.file.text)
  return !isOne && saidBy(before) === saidBy(after)
}

/** What a declaration says, wherever it stands. */
const saidBy = (decl: Decl): string =>
  JSON.stringify(decl, (key, value: unknown) => (key === 'span' ? undefined : value))

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
