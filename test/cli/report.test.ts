import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import schema from '../../cli/schema/report.schema.json' with { type: 'json' }
import type { WholeReport } from '../../cli/report/whole-report.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { type Invocation, folderWith, houserules as called } from './kit.ts'

const draw = readFileSync(new URL('../report/draw.rules', import.meta.url), 'utf8')
/** A second thread would take longer to begin than any of these to measure. */
const short = ['--games', '60', '--ladder', 'search:2', '--workers', '1', '--quiet']

const houserules = (argv: readonly string[], more: Pick<Invocation, 'cwd' | 'interrupt' | 'onTalk'>) =>
  called(argv, { ...more, tools: realToolchain })

async function figures(cwd: string, ...argv: string[]): Promise<WholeReport> {
  const ran = await houserules(['report', 'draw.rules', '--format', 'json', ...short, ...argv], { cwd })
  expect(ran).toMatchObject({ code: 0 })
  return JSON.parse(ran.out) as WholeReport
}

describe('report', { timeout: 240_000 }, () => {
  test('gives figures that follow their schema, the same on any number of workers', async () => {
    const cwd = folderWith({ 'draw.rules': draw })
    const one = await figures(cwd, '--workers', '1', '--against', 'draw.rules')
    const validate = new Ajv({ allowUnionTypes: true }).compile(schema)
    expect(validate(one), JSON.stringify(validate.errors)).toBe(true)
    expect(await figures(cwd, '--workers', '2', '--against', 'draw.rules')).toEqual(one)
    expect(one.made.command).toContain(' --changes 20 ')
    expect(one.made).toMatchObject({ players: 3, bots: ['random', 'random', 'random'], complete: true })
    expect(one.against?.rows.every(({ difference }) => difference.value === 0)).toBe(true)
    expect(one.rules?.rows.map(({ rule }) => rule.name)).toContain('may-show-up')
  })

  test('writes a page that needs nothing else, in which texts of the rules stay texts', async () => {
    const cwd = folderWith({
      'draw.rules': draw.replace('for 3 players "', 'for 3 players "<img src=x onerror=alert(1)> \u202e'),
    })
    const ran = await houserules(['report', 'draw.rules', ...short, '--out', 'page.html'], { cwd })
    expect(ran.out).toContain('60 games show no seat better than the others')
    const html = readFileSync(join(cwd, 'page.html'), 'utf8')
    const { document } = parseHTML(html)
    expect(document.querySelectorAll('script, img, link, iframe, [src]')).toHaveLength(0)
    expect(html).not.toContain('\u202e')
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)/)
    expect(document.querySelector('header')?.textContent).toContain('<img src=x')
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))
    for (const link of document.querySelectorAll('a')) expect(ids).toContain(link.getAttribute('href')?.slice(1))
    const plots = [...document.querySelectorAll('figure svg')]
    expect(plots.length).toBeGreaterThan(3)
    for (const plot of plots) expect(plot.getAttribute('aria-label')).toMatch(/\w/)
  })

  test.each([
    [['--games', '10'], /^\d\d+ games: 10 that are counted, and others to compare them with; `--games` says how many/],
    [
      ['--games', '10', '--minutes', '1'],
      /^about 1 minute, \d+ games: \d+ that are .*; `--minutes` says how long it may take/,
    ],
  ])('says before it begins how much it plays: %j', async (argv, said) => {
    const cwd = folderWith({ 'draw.rules': draw })
    const ran = await houserules(['report', 'draw.rules', '--ladder', 'random', '--workers', '1', ...argv], { cwd })
    expect(ran.err).toMatch(said)
  })

  test('plays as many games of a part as it is told, and tells the command that does so again', async () => {
    const cwd = folderWith({ 'draw.rules': draw })
    const parts = [
      '--part',
      'tension=4',
      '--part',
      'ladder=5',
      '--part',
      'deals=0',
      '--part',
      'changes=4',
      '--changes',
      '1',
    ]
    const { made, tension, skill, numbers } = await figures(cwd, ...parts)
    expect(made.asked).toMatchObject({ games: 60, tension: 4, ladder: 5, changes: 4, rules: 12 })
    expect(made).toMatchObject({
      minutes: null,
      command: expect.stringMatching(
        / --games 60 .* --part tension=4 --part deals=0 --part ladder=5 --part changes=4 /,
      ) as string,
    })
    expect([tension?.games, skill.ladder[0]?.share.count, skill.luck.deals]).toEqual([4, 5, 0])
    expect(numbers.rows.every(({ games, cutOff }) => games + cutOff === 4)).toBe(true)
  })

  test('tells of one game what it can, and of a game that never ends that it does not', async () => {
    const endless =
      'game Endless for 2 players "nobody stops"\nto match\n  turn by first of players\nto turn by player p\n  p must act\n  turn by next of p\nto nod by player p\n  stop nothing\nplayer p may nod at turn\n'
    const cwd = folderWith({
      'draw.rules': draw,
      'endless.rules': endless.replace('  stop nothing\n', '  nods gains 1\n').concat('nods: number starts 0\n'),
    })
    const one = await figures(cwd, '--games', '1', '--changes', '0')
    expect(one.standsOut.join(' ')).toContain('The games took 3 decisions.')
    expect(one.seats.rows[0]?.result.interval).toEqual({ low: null, high: null })
    const asked = ['report', 'endless.rules', ...short, '--games', '3', '--max-decisions', '50', '--changes', '1']
    const never = await houserules([...asked, '--out', 'page.html'], { cwd })
    expect(never).toMatchObject({ code: 0 })
    expect(never.out).toContain('3 of 3 games came to no end, and are left out of all figures.')
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('plays a sentence for one seat, or for each, in the same games', async () => {
    const cwd = folderWith({ 'draw.rules': draw })
    const [low, all] = ['A cannot show-up card c if rank of c > 6', 'each cannot show-up card c if rank of c = 1']
    const { restricted, standsOut } = await figures(cwd, '--restrict', low, '--restrict', all, '--games', '300')
    const share = restricted.filter(({ measure }) => measure === 'share of the wins of A')
    expect(share.map(({ sentence, significant }) => [sentence, significant])).toEqual([
      [low, true],
      [all, false],
    ])
    expect(share[0]?.difference.interval.high).toBeLessThan(-0.1)
    expect(standsOut).toContainEqual(expect.stringContaining(`Where ${low}: share of the wins of A: `))
  })

  test('tells where a sentence does not fit the rules', async () => {
    const cwd = folderWith({ 'draw.rules': draw })
    const ran = await houserules(['report', 'draw.rules', '--restrict', 'A cannot show-down card c', ...short], { cwd })
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toContain('player p cannot show-down card c if p = first of players')
    expect(ran.err).toContain('did you mean `show-up`?')
  })

  test.each([
    [['--restrict', 'A can fly'], /`A can fly` is no sentence for a seat/],
    [['--restrict', 'D cannot show-up card c'], /only 3 play/],
    [['--bots', 'lucky'], /no bot is called `lucky`/],
    [['--ladder', 'serch:4'], /no bot is called `serch:4`.*did you mean `search/],
    [['--option', 'speed=fast'], /Draw has no option `speed`/],
    [['--players', '5'], /3 players/],
    [['--games', '0'], /Give a whole number from 1/],
    [['--part', 'tensoin=4'], /a report has no part `tensoin`; parts are against, tension/],
    [['--part', 'tension=-4'], /give a whole number of games/],
    [['--out', 'nowhere/page.html'], /cannot be written to .*nowhere.page\.html: there is no folder/],
    [['--out', '.'], /cannot be written to .*: .* is a folder/],
    [['--against', 'two.rules'], /Two cannot be played beside it/],
  ])('refuses %j', async (argv, message) => {
    const cwd = folderWith({ 'draw.rules': draw, 'two.rules': 'game Two for 2 players "x"\nto match\n  finish\n' })
    const ran = await houserules(['report', 'draw.rules', ...short, ...argv], { cwd })
    expect(ran.code).toBe(2)
    expect(ran.err).toMatch(message)
  })

  test('ends with what there is when somebody interrupts it', async () => {
    const cwd = folderWith({ 'draw.rules': draw })
    const stop = new AbortController()
    stop.abort()
    const ran = await houserules(['report', 'draw.rules', ...short, '--out', 'page.html'], {
      cwd,
      interrupt: stop.signal,
    })
    expect(ran.err).toContain('ended early')
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toContain('It was ended before all games were played.')
  })

  test('tells what rules have errors, and writes nothing', async () => {
    const cwd = folderWith({ 'draw.rules': draw, 'broken.rules': 'game Broken\nto match\n  fly\n' })
    const ran = await houserules(['report', 'broken.rules', ...short], { cwd })
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toContain('HR')
  })
})

/** A patience with an option, a number and cards with rules; its result is what is earned. */
const ALONE = `game Alone for 1 players
option bonus: 2, 9
printed worth of card: number
card coin
  worth = 3
card clover
  worth = 1
  after lay this by player p
    earned gains 4
zone hand of player p seen by p
zone row seen by everyone
earned: number starts 0
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  result of first of players becomes earned
to turn by player p
  p must act
to lay card c by player p
  move c to row
  earned gains worth of c + bonus
player p may lay card c in hand of p at turn
`

test('of a game for one player everything is told by its result, and nobody wins', { timeout: 240_000 }, async () => {
  const cwd = folderWith({ 'alone.rules': ALONE })
  const argv = ['report', 'alone.rules', '--against', 'alone.rules', '--games', '60', '--quiet', '--out', 'a.html']
  const ran = await houserules(argv, { cwd })
  expect(ran).toMatchObject({ code: 0 })
  expect(ran.out).toContain('With bonus at 9: result of A: ')
  const { document } = parseHTML(readFileSync(join(cwd, 'a.html'), 'utf8'))
  const told = [...document.querySelectorAll('section')].filter(({ id }) => id !== 'definitions' && id !== 'meaning')
  const words = told.map(({ textContent }) => textContent).join('\n')
  expect(words).toContain('result of A, more or less')
  expect(words).toContain('How much more A comes to when a number is another one.')
  const heads = told.flatMap((section) => [...section.querySelectorAll('th, figcaption, p')])
  for (const { textContent } of heads) expect(textContent).not.toMatch(/\bwins\b|draws|points/)
})
