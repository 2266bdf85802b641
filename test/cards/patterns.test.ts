import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardPattern } from '../../cli/cards/card-pattern.ts'
import { folderWith, houserules, type Ran } from '../cli/kit.ts'

/** A text at which a reader that goes back and forth tries more ways than there are atoms. */
const endless = `${'a'.repeat(5000)}!`

describe('a pattern of a game takes the time of the text', () => {
  test.each(['(a+)+$', '(a|aa)+b', '(?:a*)*b', '(?<=(?:a|a)*)b'])('%s', (pattern) => {
    expect(cardPattern(pattern).test(endless)).toBe(false)
    expect(cardPattern(pattern).words(endless)).toEqual([])
  })

  test.each([
    ['{1}{W/U}', '\\{([^}]+)\\}', ['1', 'W/U']],
    ['Creature — Elf Lord // Land — Isle', "(?<=— [^/]*)[\\p{L}'-]+", ['Elf', 'Lord', 'Isle']],
    ['a\u00e9', '\\u{e9}|\\u0061', ['a', 'é']],
    ['', '.', []],
  ])('and finds in %s what others find', (text, pattern, words) => {
    expect(cardPattern(pattern).words(text)).toEqual(words)
    expect([...text.matchAll(new RegExp(pattern, 'gu'))].map(([whole, first]) => first ?? whole)).toEqual(words)
  })
})

describe('what a kind of file may say of its records', () => {
  async function imported(record: object): Promise<Ran> {
    const source = { container: 'json', recognise: ['/title'], name: '/title', record }
    const cwd = folderWith({ 'rules/shop.cards.json': JSON.stringify({ sources: { shop: source } }) })
    writeFileSync(join(cwd, 'list.json'), JSON.stringify([{ title: endless.slice(-100) }]))
    return houserules(['cards', 'import', 'list.json', '-o', 'cards.jsonl'], { cwd })
  }

  test('is held in the time of the record, patterns too', async () => {
    const ran = await imported({ properties: { title: { type: 'string', pattern: '^(a+)+$' } } })
    expect(ran.err).toMatch(/record 1 .*\/title must match pattern/)
    expect(ran.code).toBe(2)
  })

  test.each([
    [
      'a pattern that looks ahead',
      { properties: { title: { pattern: '^(?!b)' } } },
      '"^(?!b)" is no regular expression',
    ],
    [
      'names by such a pattern',
      { patternProperties: { '(?=a)': { type: 'string' } } },
      '"(?=a)" is no regular expression',
    ],
    ['what stands for itself', { allOf: [{ $ref: '#' }, { $ref: '#' }] }, '`$ref` may take longer'],
    ['items that are all compared', { properties: { title: { uniqueItems: true } } }, '`uniqueItems` may take longer'],
    ['a type that is none', { type: 'card' }, 'shop: `record` is no JSON schema'],
  ])('and may not be %s', async (_what, record, message) => {
    const ran = await imported(record)
    expect(ran.err).toContain(message)
    expect(ran).toMatchObject({ code: 2, out: '' })
  })
})
