import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { type RulesHost, checkForEngine } from '../../compiler/compile.ts'
import { sampledByDay } from '../kit/effort.ts'
import type { NeutralEdit } from './neutral/edit.ts'
import { KNOWN_EDITS } from './neutral/known.ts'
import { LATER_EDITS, NOT_SEEN_YET } from './neutral/later.ts'
import { UNSEEN_EDITS } from './neutral/unseen.ts'

// What maintainers do to a text and mean the same by is called nothing but other words.

const cases = [
  ...sampledByDay(KNOWN_EDITS, 6, 'neutral edits'),
  ...sampledByDay(UNSEEN_EDITS, 6, 'other neutral edits'),
  ...sampledByDay(LATER_EDITS, 6, 'later neutral edits'),
]

test.each(cases)('$of: $what', (edit: NeutralEdit) => {
  const changes = changesBy(edit)
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter((change) => change.class !== 'editorial').map(({ id }) => id)).toEqual([])
})

// Whoever teaches the compiler one of these moves it to the others.
test.each(NOT_SEEN_YET)('not seen yet in $of: $what', (edit: NeutralEdit) => {
  expect(changesBy(edit).some((change) => change.class !== 'editorial')).toBe(true)
})

function changesBy({ of, file = of, edits }: NeutralEdit): ReturnType<typeof changesBetween> {
  const [path, edited] = [`rules/${of}.rules`, `rules/${file}.rules`]
  const host = rulesHost(process.cwd(), path)
  const text = edits.reduce(
    (before, [from, to]) => {
      expect(before.split(from).length, from).toBe(2)
      return before.replace(from, () => to)
    },
    host.read(edited) ?? '',
  )
  const read = (asked: string): string | null => (asked.endsWith(edited) ? text : host.read(asked))
  return changesBetween(checked(path, host), checked(path, { ...host, read }))
}

function checked(path: string, host: RulesHost): Parameters<typeof changesBetween>[0] {
  const { resolution, program, diagnostics } = checkForEngine(path, host)
  const wrong = diagnostics.filter(({ severity }) => severity === 'error')
  if (resolution === null || wrong.length > 0) throw new Error(wrong.map(({ primary }) => primary.text).join('\n'))
  return { resolution, program }
}
