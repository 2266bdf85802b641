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
    expect(() => unzipFolder(new Uint8Array([1, 2, 3]))).toThrow('this is no zip')
  })

  it('is given up where it is more than it says, or less', () => {
    const lying = zipFolder({ 'a.rules': 'x'.repeat(5_000_000) })
    const view = new DataView(lying.buffer)
    const end = lying.length - 22
    // What it says of the size of the file, at the file and in the list at the end.
    view.setUint32(22, 10, true)
    view.setUint32(view.getUint32(end + 16, true) + 24, 10, true)
    expect(() => unzipFolder(lying)).toThrow('there is more in it than any game of ours')
    expect(() => unzipFolder(zipFolder({ 'a.rules': 'x'.repeat(9000) }).subarray(0, 40))).toThrow('cannot be read')
  })

  it('throws nothing else, whatever bytes it is given', () => {
    const whole = zipFolder({ 'a.rules': 'game A for 2 players', 'b/c.rules': 'to match\n  finish\n' })
    const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.nat({ max: whole.length }), (changes, length) => {
        const bytes = whole.slice(0, length)
        for (const [at, value] of changes) if (at < length) bytes[at] = value
        try {
          for (const text of Object.values(unzipFolder(bytes))) expect(text).toBeTypeOf('string')
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
      { numRuns: 500 },
    )
  })
})
