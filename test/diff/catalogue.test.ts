import { expect, it } from 'vitest'
import { catalogue, changeKind } from '../../compiler/diff/catalogue.ts'
import type { ChangeClass } from '../../compiler/diff/change-kind.ts'

const opposite: Readonly<Record<ChangeClass, ChangeClass>> = {
  loosens: 'tightens',
  tightens: 'loosens',
  editorial: 'editorial',
  outcome: 'outcome',
  shape: 'shape',
  undecided: 'undecided',
}

it('has one entry for each kind', () => {
  expect(new Set(catalogue.map((kind) => kind.id)).size).toBe(catalogue.length)
})

it.each(catalogue.map((kind) => [kind.id, kind] as const))('%s has a mirror of the opposite class', (_id, kind) => {
  const mirror = changeKind(kind.mirror)
  expect(mirror.mirror).toBe(kind.id)
  expect(mirror.class).toBe(opposite[kind.class])
  expect(kind.means).not.toBe('')
})
