import { describe, expect, test } from 'vitest'
import { CardIndex } from '../../cli/cards/card-index.ts'
import { looseKey, nameKey } from '../../cli/cards/name-key.ts'

describe('names are compared as people type them', () => {
  test.each([
    ['Leaf Bird', 'leaf  bird '],
    ['E・HERO エアーマン', 'Ｅ・ＨＥＲＯ　エアーマン'],
    ['ブラック', 'ﾌﾞﾗｯｸ'],
    ["Urza's Saga", 'URZA’S SAGA'],
    ['《海》', '海'],
    ['が', 'か\u3099'],
  ])('%s is %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b))
  })

  test.each([
    ['Lim-Dûl', 'lim dul'],
    ['幻獣王ガゼル', '幻獣王 ガゼル'],
    ['Æther Vial', 'aether vial'],
    ['Day // Night', 'day/night'],
    ['N・マリン・ドルフィン', 'N・マリンドルフィン'],
  ])('%s is nearly %s', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b))
    expect(looseKey(a)).toBe(looseKey(b))
  })

  test.each([
    ['は', 'ば'],
    ['Cat', 'Cats'],
    ['ハネ', 'バネ'],
  ])('%s is not %s', (a, b) => {
    expect(looseKey(a)).not.toBe(looseKey(b))
  })
})

describe('a card is found', () => {
  const names = ['Leaf Bird', 'Leaf Bard', '葉の鳥', 'Twin', 'Twin', 'Lim-Dûl', 'Lim Dül']
  const index = new CardIndex((card) => `${names[card]} no. ${card}`)
  for (const [card, name] of names.entries()) index.add(nameKey(name), card)

  test('by its name, or by the only one that is nearly its name', () => {
    expect(index.find('ＬＥＡＦ bird')).toBe(0)
    expect(index.find('leafbard')).toBe(1)
    expect(index.find('葉 の鳥')).toBe(2)
  })

  test.each([
    ['Twin', '`Twin` may be any of 2 cards: Twin no. 3, Twin no. 4'],
    ['limdul', '`limdul` may be any of 2 cards: Lim-Dûl no. 5, Lim Dül no. 6'],
    ['Leef Bird', 'no card is called `Leef Bird`; did you mean `Leaf Bird no. 0` or `Leaf Bard no. 1`?'],
    ['の鳥', 'no card is called `の鳥`; did you mean `葉の鳥 no. 2`?'],
    ['Completely different', 'no card is called `Completely different`'],
    ['?!', 'no card is called `?!`'],
  ])('but not by %s', (name, message) => {
    expect(() => index.find(name)).toThrow(message)
  })

  test('nor by a name of megabytes, of which so much is said', () => {
    expect(() => index.find('x'.repeat(1_000_000))).toThrow(`no card is called \`${'x'.repeat(200)}…\``)
  })
})
