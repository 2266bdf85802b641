import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unzipFolder, zipFolder } from '../../studio/share/zip-folder.ts'

const name = fc.stringMatching(/^[a-z]{1,12}$/)
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
const text = fc.string({ unit: 'grapheme' })

describe('a folder as a zip', () => {
  it('comes out as it was put in', () => {
    const files = fc.dictionary(
      path.map((each) => `${each}.rules`),
      text,
      { noNullPrototype: true },
    )
    fc.assert(
      fc.property(files, (all) => {
        expect(unzipFolder(zipFolder(all))).toEqual(all)
      }),
    )
  })

  it('gives rules and lists of clauses, and nothing else of what is in it', () => {
    const all = { 'a.rules': 'game A for 2 players', 'a.clauses.json': '{}', 'picture.png': 'no', 'b.rules.exe': 'no' }
    expect(Object.keys(unzipFolder(zipFolder(all)))).toEqual(['a.rules', 'a.clauses.json'])
  })

  it('is refused where it is more than any game, and where it is none', () => {
    expect(() => unzipFolder(zipFolder({ 'a.rules': 'x'.repeat(5_000_000) }))).toThrow(RangeError)
    expect(() => unzipFolder(new Uint8Array([1, 2, 3]))).toThrow('invalid zip data')
  })
})
