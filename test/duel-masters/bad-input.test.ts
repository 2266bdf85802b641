import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { engine } from '../../generated/duema-party/index.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'

const rules = join(import.meta.dirname, '..', '..', 'rules', 'duel-masters')
const party = join(rules, 'duema-party.rules')

describe('who may sit down', () => {
  test.each([1, 9])('%i are refused with clause and place', (players) => {
    const said = `DuemaParty is for 2 to 8 players, not ${players} [000.2, 000.3, 100.1, gap.player-count] (rules/duel-masters/duema-party.rules:2)`
    expect(setupProblem(engine.info, { players })).toBe(said)
    expect(() => engine.setup({ players, seed: 1 })).toThrow(said)
  })

  test('and the command line is used wrongly', { timeout: 120_000 }, async () => {
    const ran = await realHouserules(['simulate', party, '--players', '9', '--games', '1'])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain('is for 2 to 8 players, not 9 [000.2, 000.3, 100.1, gap.player-count] (')
  })
})

describe('decks', () => {
  test('every rule that a deck and its partner break is told with its clause', { timeout: 120_000 }, async () => {
    const cwd = folderWith({
      'bad.txt':
        '2 《エナジー・ライト》\n1 《禁じられた箱》\n1 《滅亡の起源零無》\n1 《炎と森》\npartner-card:\n1 《炎と森》\n',
      'two.txt': '1 《ホムラ》\npartner-card:\n1 《ホムラ》\n1 《偽りの王 ヴィルヘルム》\n',
      'typo.txt': '1 《ホムラー》\n',
    })
    const ran = await realHouserules(['deck', 'check', party, 'bad.txt', 'two.txt', 'typo.txt'], { cwd })
    expect(ran).toMatchObject({ code: 1, err: '3 decks checked, 3 refused\n' })
    expect(ran.out).toBe(
      [
        'bad.txt: refused, 6 reasons',
        '  [101.1] not sixty cards, the partner among them',
        '  [101.1b] a second card of one name: 《エナジー・ライト》',
        '  [dm.deck.3] banned: 《禁じられた箱》',
        '  [101.1c] a card that begins elsewhere: 《滅亡の起源零無》',
        '  [101.1a, 201.2, 201.2a] a civilization that the partner has not: 《エナジー・ライト》',
        '  [201.1, 201.1a] no creature of cost five or more: 《炎と森》',
        'two.txt: refused, 3 reasons',
        '  [101.1] not sixty cards, the partner among them',
        '  [201.1] not exactly one partner',
        '  [201.1] the partner is not in the deck: 《偽りの王 ヴィルヘルム》',
        'typo.txt: refused, 1 reason',
        '  no card is called `《ホムラー》`; did you mean `ホムラ`?',
        '',
      ].join('\n'),
    )
  })

  test('a refused deck is not played with', { timeout: 120_000 }, async () => {
    const cwd = folderWith({ 'short.txt': '1 《ホムラ》\npartner-card:\n1 《ホムラ》\n' })
    const ran = await realHouserules(['simulate', party, '--games', '1', '--deck', 'B=short.txt'], { cwd })
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toContain('short.txt: [101.1] not sixty cards')
  })

  test('those that come with the game are accepted', () => {
    const decks = engine.defaultDecks()
    expect(decks).toHaveLength(4)
    for (const { deck } of decks) expect(engine.checkDeck(deck)).toEqual([])
  })
})

test(
  'an overlay names what the base has not: where, under which clause, and what it may have meant',
  { timeout: 120_000 },
  async () => {
    const cwd = folderWith({
      'mistaken.rules': `variant Mistaken of DuelMasters "names what is not there"\n\n[103.3] replace starting-shield = 6\nremove no-first-drw\nremove [dm.turn.99]\n[400.1] add after deel in set-up\n  stop\n[104.2a] replace to strike-hom card a by player p\n  stop\n`,
    })
    const ran = await realHouserules(['check', 'mistaken.rules'], { cwd })
    expect(ran.code).toBe(1)
    expect(ran.out.match(/error\[HR0401\]/g)).toHaveLength(5)
    for (const said of [
      'mistaken.rules:3:17',
      '[103.3] replace starting-shield',
      'no fact or option `starting-shield`',
      'did you mean `starting-shields`',
      'no declaration named `no-first-drw`',
      'no rule that cites `dm.turn.99`',
      '`set-up` has no line that does `deel`',
      'no event named `strike-hom`',
      'did you mean `strike-home`',
    ])
      expect(ran.out).toContain(said)
  },
)

describe('one card under both rules', { timeout: 120_000 }, () => {
  const readings = async (game: string, card: string) => {
    const { out } = await realHouserules(['explain', join(rules, `${game}.rules`), card])
    return {
      text: out.split('\n').filter((line) => line.startsWith('    ')),
      said: [...out.matchAll(/`opponent` in (.*)/g)].map((m) => m[1]),
    }
  }
  const next = '`next of you` [dm.player.1]'
  const chosen = 'chosen [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]'

  test.each([
    [
      '《聖魔連結王 ドルファディロム》',
      [`rules: ${next}`, `instructions: ${next}`],
      ['rules: each [300.2]', `instructions: ${chosen}`],
    ],
    [
      '《タンラ・チューラ》',
      [`triggers: ${next}`, `instructions: ${next}`],
      ['triggers: matched [300.1b]', 'triggers: matched [300.1b]'],
    ],
  ])('%s', async (card, base, overlaid) => {
    const [two, many] = [await readings('duel-masters', card), await readings('duema-party', card)]
    expect(two.said).toEqual(base)
    expect(many.said).toEqual(overlaid)
    expect(many.text).toEqual(two.text)
  })
})
