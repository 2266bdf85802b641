import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderWith, realHouserules, type Ran } from '../cli/kit.ts'

const works = [
  { no: 2, title: 'Tin Dog', metal: '<t><t>', kg: '2' },
  { no: 3, title: 'Ｇold Café', metal: '<t><t>', in: 'ja', titleThere: '金のカフェ' },
  { no: 4, title: 'Banned Pot', metal: '<t><t>', bans: { fair: 'yes' } },
  { no: 5, title: 'Odd Pot', metal: '<z>' },
  { no: 6, title: 'Same', metal: '<g>' },
  { no: 7, title: 'Same', metal: '<s>' },
  {
    no: 8,
    title: 'Sun // Rain',
    form: 'twin',
    metal: '<i> // <t>',
    sides: [
      { title: 'Sun', metal: '<i>' },
      { title: 'Rain', metal: '<t>' },
    ],
  },
  { no: 9, title: 'Boy // Wolf', form: 'moon', sides: [{ title: 'Boy', metal: '<i><i>' }, { title: 'Wolf' }] },
  { no: 10, title: 'Iron Mare', metal: '<t>', in: 'ja', titleThere: 'Iron Horse' },
]

const own = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'houserules-smithy-'))
const ask = (...words: readonly string[]): Promise<Ran> =>
  realHouserules(['cards', ...words, '--variant', 'smithy', '--cards', 'cards.jsonl'], { cwd: folder })

/** A folder with the sample game and a database of its works. */
beforeAll(async () => {
  mkdirSync(join(folder, 'rules'))
  for (const name of ['smithy.rules', 'smithy.cards.json']) writeFileSync(join(folder, 'rules', name), own(name))
  writeFileSync(join(folder, 'works.json'), JSON.stringify({ works }))
  const made = await realHouserules(['cards', 'import', 'works.json', '-o', 'cards.jsonl'], { cwd: folder })
  expect(made).toMatchObject({ code: 0, err: '9 cards of 9 records (foundry) written to cards.jsonl\n' })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a game gives questions names of their own', { timeout: 240_000 }, () => {
  test.each<[string, readonly string[], string]>([
    ['a name, typed as people do', ['names', 'ｔｉｎ  DOG'], 'Tin Horse\nＧold Café (金のカフェ)\n'],
    [
      'a name in another language, and what has been told already',
      ['names', '金のカフェ', '--declared', 'Tin Dog'],
      'Tin Horse\n',
    ],
    ['halves against halves', ['names', 'sun/rain'], 'Day/Night\n'],
    ['the front of a card, by the name of the whole', ['names', 'Boy // Wolf'], 'Iron Horse (Iron Mare)\n'],
    ['the rules text knows better what it has itself', ['names', 'iron mare'], 'Boy (Boy // Wolf)\n'],
    ['one of two of the same name, by its number', ['names', '7'], 'no card\n'],
    [
      'what is found, and why',
      ['find', '--category', 'ned P', '--most', '2'],
      'Iron Horse (Iron Mare)  [the names of all cards]\nTin Horse  [the names of all cards]\n… and 13 more; --most 15 shows all\n',
    ],
    ['nothing is found', ['find', '--category', '金', '--language', 'en'], 'no card\n'],
  ])('%s', async (_what, words, out) => {
    expect(await ask(...words)).toMatchObject({ code: 0, out })
  })

  test('a program is told everything', async () => {
    const { out } = await ask('find', '--category', 'anned', '--format', 'json')
    const said = JSON.parse(out) as { readonly answers: readonly object[] }
    expect(said).toMatchObject({ format: 'houserules-answers/1', game: 'Smithy', query: 'bears', open: true })
    expect(said.answers).toHaveLength(15)
    expect(said.answers).toContainEqual({ card: 'Banned Pot', why: ['its own name', 'the names of all cards'] })
  })

  test.each<[string, readonly string[], string]>([
    ['an ambiguous name', ['names', 'same'], '`same` may be any of 2 cards: Same (6), Same (7)'],
    ['an unknown name', ['names', 'Tin Dug'], 'no card is called `Tin Dug`; did you mean `Tin Dog`?'],
    [
      'an unknown question',
      ['nams', 'x'],
      'there is no question `nams`; there are names, find, and `cards ask` for any other',
    ],
    [
      'an unknown option',
      ['find', '--categroy', 'x'],
      "cards find: Unknown option '--categroy'; its options are --category, --language",
    ],
    ['a value that is none', ['find', '--category', 'x', '--language', 'fr'], '`fr` is no tongue; there are en, ja'],
    ['a card that the rules cannot say', ['names', 'Odd Pot'], '`Odd Pot` is in the database and left out: its'],
    ['too little', ['find'], '`bears` is asked of more: its parts are d (card), a (text), t (tongue)'],
    ['too much', ['names', 'Tin Dog', 'Tin Horse'], '`stand-ins` is asked of less: its parts are d (card)'],
  ])('%s', async (_what, words, message) => {
    const ran = await ask(...words)
    expect(ran.err).toContain(message)
    expect(ran).toMatchObject({ code: 2, out: '' })
  })
})

describe('any query of the rules text can be asked', { timeout: 240_000 }, () => {
  test.each<[string, readonly string[], string]>([
    ['what is printed', ['ask', 'price', 'Tin Dog'], 'tin, tin\n'],
    ['of each card', ['ask', 'weight', '_'], 'Iron Horse (Iron Mare): 4\nTin Horse: 2\nTin Dog: 2\n'],
    ['a relation of two', ['ask', 'costs-as', 'Tin Dog', 'Iron Horse'], 'no\n'],
    ['what would be if', ['ask', 'stand-ins', 'Tin Dog', '--suppose', 'told=Tin Horse;Ｇold Café'], 'no card\n'],
  ])('%s', async (_what, words, out) => {
    expect(await ask(...words)).toMatchObject({ code: 0, out })
  })

  test.each<[string, readonly string[], string]>([
    [
      'what nobody works out',
      ['ask', 'stand-in', 'Tin Dog'],
      'Smithy works out nothing of cards that is called `stand-in`; did you mean `stand-ins`?',
    ],
    [
      'a fact that nobody keeps',
      ['ask', 'whole', 'Tin Dog', '--suppose', 'untold=Tin Dog'],
      'Smithy keeps no fact `untold` of itself',
    ],
    [
      'two cards left open',
      ['ask', 'costs-as', '_', '_'],
      'only one card can be left open; its parts are a (card), b (card)',
    ],
  ])('%s', async (_what, words, message) => {
    const ran = await ask(...words)
    expect(ran.err).toContain(message)
    expect(ran.code).toBe(2)
  })
})

describe('a database that is none', { timeout: 240_000 }, () => {
  const header = '{"format":"houserules-cards/1","source":"csv","language":"en"}'
  test.each([
    [
      'something else',
      '{"name":"Cat"}\n',
      'cards.jsonl:1: this is no card database; make one with `houserules cards import`',
    ],
    [
      'half of one',
      `${header}\n{"name":"Cat"}\n`,
      'is not whole: its last line does not say how many cards it holds; import it again',
    ],
    ['less than it says', `${header}\n{"name":"Cat"}\n{"cards":2}\n`, 'is not whole'],
    ['a line that is none', `${header}\n{"name":"Cat"}\n{"nam\n{"cards":2}\n`, 'cards.jsonl:3: '],
    [
      'a card without a name',
      `${header}\n{"name":"Cat"}\n{"id":1}\n{"cards":2}\n`,
      "cards.jsonl:3: must have required property 'name'",
    ],
    [
      'a name that moves the cursor',
      `${header}\n{"name":"Cat\\u001b[2J"}\n{"cards":1}\n`,
      'cards.jsonl:2: /name must match pattern',
    ],
    [
      'an id of two cards',
      `${header}\n{"id":1,"name":"Cat"}\n{"name":"Bird"}\n{"id":"1","name":"Dog"}\n{"cards":3}\n`,
      'cards.jsonl:4: the id `1` is that of `Cat` in line 2 already',
    ],
    ['nothing', '', 'cards.jsonl:1: this is no card database'],
  ])('%s', async (_what, text, message) => {
    const cwd = folderWith({ 'rules/smithy.rules': own('smithy.rules'), 'cards.jsonl': text })
    const ran = await realHouserules(['cards', 'ask', 'whole', '_', '--variant', 'Smithy', '--cards', 'cards.jsonl'], {
      cwd,
    })
    expect(ran.err).toContain(message)
    expect(ran.code).toBe(2)
  })
})

test('an engine is made anew when its rules change', { timeout: 240_000 }, async () => {
  const cwd = folderWith({ 'rules/smithy.rules': own('smithy.rules') })
  const weight = async (): Promise<string> =>
    (await realHouserules(['cards', 'ask', 'weight', 'Tin Horse', '--variant', 'Smithy'], { cwd })).out
  expect(await weight()).toBe('2\n')
  expect(await weight()).toBe('2\n')
  writeFileSync(join(cwd, 'rules', 'smithy.rules'), own('smithy.rules').replace('weight = 2', 'weight = 3'))
  expect(await weight()).toBe('3\n')
})
