import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runExample } from '../../runtime/example/examples.ts'
import { byDay } from '../kit/effort.ts'
import { compiledText } from '../kit/compiled-sample.ts'

const game = readFileSync(fileURLToPath(new URL('stalls.rules', import.meta.url)), 'utf8').split('\nexample ')[0] ?? ''

interface Case {
  readonly given: string
  readonly lines: readonly string[]
  readonly says: readonly string[]
}

const cases: Readonly<Record<string, Case>> = {
  'a card that is not on the table': {
    given: 'hand of A is 8♣',
    lines: ['A may not offer 7♣'],
    says: ['no 7♣ is on the table, so this says nothing'],
  },
  'what is asked of a card that is not on the table': {
    given: 'hand of A is 8♣',
    lines: [
      'then rank of 7♣ = 7',
      'then not owner of 7♣ = A',
      'then count of distinct of rank of ((8♣, 7♣ of B) + 8♣) = 2',
      'then not 7♣ in hand of A',
    ],
    says: ['7♣', '7♣', '7♣ of B'].map(
      (card) => `no ${card} is on the table, so nothing can be asked of it; lay it down under \`given\``,
    ),
  },
  'a card that somebody else has': {
    given: 'hand of A is 8♣',
    lines: ['A may not offer 8♣ of B'],
    says: ['no 8♣ of B is on the table, so this says nothing'],
  },
  'what is never offered here': {
    given: 'hand of A is 8♣',
    lines: ['A may not grab 8♣'],
    says: ['`grab` is never offered at `turn`, so this says nothing; A is asked (turn: offer 8♣ | pass)'],
  },
  'after the last question': {
    given: 'hand of A is 9♣',
    lines: ['nobody is asked', 'A may not offer 9♣'],
    says: ['A comes to no question at which `offer` could be offered; nothing is asked any more'],
  },
  'somebody is asked': {
    given: 'hand of A is 8♣',
    lines: ['nobody is asked', 'A is not asked'],
    says: ['A is asked (turn: offer 8♣ | pass)', 'A is asked (turn: offer 8♣ | pass)'],
  },
  'something is offered': {
    given: 'hand of A is 8♣',
    lines: ['A is offered nothing'],
    says: ['A is asked (turn: offer 8♣ | pass)'],
  },
  'who has nothing to do cannot pass': {
    given: 'hand of A is 9♣',
    lines: ['A passes'],
    says: ['A has nothing to answer; nothing is asked any more'],
  },
  'what has to be answered': {
    given: 'stall of A is 8♣\n    hand of B is 3♣, 4♣',
    lines: ['B does grab 8♣', 'B passes'],
    says: ['B has to answer this; B is asked (grab: 4♣ | 3♣)'],
  },
  'a question that is not one of yes or no': {
    given: 'stall of A is 8♣\n    hand of B is 3♣, 4♣',
    lines: ['B does grab 8♣', 'B accepts'],
    says: ['this is no question of yes or no; B is asked (grab: 4♣ | 3♣)'],
  },
  'a question at which a line stands is not passed over': {
    given: 'hand of A is 8♣\n    stall of A is 3♣',
    lines: ['A is asked', 'B does grab 3♣'],
    says: [
      'B is not asked to act; A is asked (turn: offer 8♣ | pass); a line above speaks of that question, so say first what A answers',
    ],
  },
  'why a move is not offered': {
    given: 'hand of A is 9♣, 8♣',
    lines: ['A does offer 9♣'],
    says: [
      'A is not asked to act (cannot-offer [turn.3] forbids it); nothing is asked any more; on the way A declined `turn`',
    ],
  },
  'what was declined on the way': {
    given: 'hand of A is 8♣\n    stall of A is 3♣',
    lines: ['A does grab 3♣'],
    says: ['A is not asked to act; nothing is asked any more; on the way A declined `turn`, B declined `answers`'],
  },
  'another name for the only answer': {
    given: 'stall of A is 3♣\n    hand of B is 8♣',
    lines: ['B does grab 3♣', 'B chooses 8♣'],
    says: [
      'not the only answer there is, which is taken without asking; nobody is asked: B has a single answer (grab: 3♣)',
    ],
  },
  'the only answer, on the way to a line above': {
    given: 'stall of A is 3♣\n    hand of B is 8♣',
    lines: ['B does grab 3♣', 'nobody is asked', 'B chooses 3♣'],
    says: [
      'no choice is asked of B; nothing is asked any more; before, B took `3♣`, the only answer, on the way to line 168',
    ],
  },
  'an answer that is possible': {
    given: 'stall of A is 3♣, 4♣',
    lines: ['B does grab 3♣', 'B may not choose 3♣'],
    says: ['it is among the answers'],
  },
  'an answer of another kind': {
    given: 'stall of A is 3♣\n    hand of B is 4♣',
    lines: ['B does grab 3♣', 'B may not choose 2'],
    says: ['nothing of this kind is chosen here, so this says nothing; B is asked (grab: 4♣ | 3♣)'],
  },
  'another reason': {
    given: 'stall of A is 3♣\n    hand of B is 4♣, 8♣',
    lines: ['B does grab 3♣', 'B may not choose 8♣ because [grab.1]', 'B may not choose 8♣ because [turn.1]'],
    says: ['refused, but not by [turn.1]; the reasons are [grab.1]'],
  },
  'what chance cannot do': {
    given: '',
    lines: ['chance chooses 5♣'],
    says: ['chance cannot choose this; it chooses one of 2♣'],
  },
  'what did not happen': {
    given: 'hand of A is 8♣',
    lines: ['A does offer 8♣', 'then happened earn B', 'then not happened earn A with 8'],
    says: [
      'earn B did not happen; nothing is asked any more; on the way B declined `answers`',
      'earn A with 8 happened',
    ],
  },
  'a set where one thing is asked, for each member': {
    given: 'hand of A is 8♣, 3♣',
    lines: [
      'A does offer 8♣',
      'then happened show 8♣ to players',
      'then happened earn players with 8',
      'then not happened earn players with 8',
    ],
    says: [
      'show 8♣ to A did not happen; A is asked (turn: offer 3♣ | pass)',
      'earn B with 8 did not happen after that; A is asked (turn: offer 3♣ | pass)',
      'earn A with 8 happened',
    ],
  },
  'another line than one that is told': {
    given: 'hand of A is 8♣',
    lines: ['A does offer 8♣', 'B is told "B: pass", "offer 7♣"', 'B is told "B: pass", "A: offer 8♣"'],
    says: [
      'B is not told "offer 7♣"; B is told "turn by A", "A: offer 8♣", "move 8♣ from hand of A to stall of A", ' +
        '"earn A with 8", "earn A with 1", "answers B", "B: pass", "move a card from deck to hand of A"; ' +
        'on the way B declined `answers`',
      'B is told "A: offer 8♣" earlier, and not after that; B is told "turn by A", "A: offer 8♣", ' +
        '"move 8♣ from hand of A to stall of A", "earn A with 8", "earn A with 1", "answers B", "B: pass", ' +
        '"move a card from deck to hand of A"',
    ],
  },
  'what somebody is told, or nobody is': {
    given: 'hand of A is 8♣',
    lines: ['A does offer 8♣', 'B is not told "A: offer 8♣"', 'B is not told "A: offer 3♣"'],
    says: [
      'B is told "A: offer 8♣"; on the way B declined `answers`',
      'nobody is told "A: offer 3♣" (did you mean "A: offer 8♣"?), so this says nothing; who sees everything is told ' +
        '2 more, and "A: offer 8♣", "earn A with 8", "earn A with 1", "answers B", ' +
        '"B: pass", "chance: 2♣", "move 2♣ from deck to hand of A", "move a card from deck to hand of A"',
    ],
  },
  'what somebody sees, or has not seen': {
    given: 'hand of A is 8♣\n    hand of B is 3♣',
    lines: ['A does offer 8♣', 'B does not know 8♣', 'A knows 8♣, 3♣', 'A knows stall of B', 'A knows 7♣'],
    says: [
      'B knows 8♣ in stall of A, as B sees it; nothing is asked any more; on the way B declined `answers`',
      'A does not know 3♣ in hand of B, as A has not seen it there; nothing is asked any more',
      'it names no card, so this says nothing',
      'no 7♣ is on the table, so this says nothing',
    ],
  },
  'values of each comparison': {
    given: 'hand of A is 8♣, 3♣',
    lines: [
      'A is asked',
      'then score of A = 3 and 8♣ in stall of A',
      'then score of B = 1 or hand of A is empty or 3♣ in deck',
      'then not score of A = 0',
    ],
    says: [
      'this does not hold: score of A is 0; A is asked (turn: offer 3♣ | offer 8♣ | pass)',
      'this does not hold: 8♣ lies in hand of A; A is asked (turn: offer 3♣ | offer 8♣ | pass)',
      'this does not hold: score of B is 0, hand of A is 3♣, 8♣, 3♣ lies in hand of A; A is asked (turn: offer 3♣ | offer 8♣ | pass)',
      'this does not hold: score of A is 0; A is asked (turn: offer 3♣ | offer 8♣ | pass)',
    ],
  },
  'what was declined on the way to a line above': {
    given: 'hand of A is 8♣\n    stall of A is 3♣',
    lines: ['A passes', 'then 8♣ in hand of A', 'B does grab 3♣'],
    says: [
      'B is not asked to act; nothing is asked any more; before, B declined `answers`, on the way to line 270, above which `B is asked` keeps the question',
    ],
  },
  'who is asked something else than to act': {
    given: 'stall of A is 8♣\n    hand of B is 3♣, 4♣',
    lines: ['B does grab 8♣', 'B may offer 4♣'],
    says: ['B is asked, and not to act; B is asked (grab: 4♣ | 3♣)'],
  },
}

test('what is said of lines that do not hold', async () => {
  const texts = Object.entries(cases).map(
    ([title, { given, lines }]) =>
      `example "${title}"\n  given\n${given === '' ? '' : `    ${given}\n`}    deck is 2♣\n    at turn by A\n${lines.map((line) => `  ${line}\n`).join('')}`,
  )
  const { engine, examples } = await compiledText(`${game}\n${texts.join('\n')}`)
  const said = Object.fromEntries(
    examples.map((example) => [example.title, runExample(engine, example).failures.map(({ message }) => message)]),
  )
  expect(said).toEqual(Object.fromEntries(Object.entries(cases).map(([title, { says }]) => [title, says])))
})

const things = [
  '8♣',
  'hand of A',
  'stall of A',
  'A',
  'players',
  'nobody',
  '(A, B)',
  '3',
  '0 - 2',
  '(2, 3)',
  'each player p',
]
const pick = fc.constantFrom(...things)
const call = fc.oneof(
  fc.tuple(pick, pick).map(([p, n]) => `earn ${p} with ${n}`),
  fc.tuple(pick, pick).map(([c, p]) => `show ${c} to ${p}`),
  pick.map((c) => `offer ${c}`),
)
const anyLine = fc
  .tuple(fc.constantFrom('then happened', 'then not happened', 'A may', 'A may not', 'A does'), call)
  .map((parts) => parts.join(' '))

test('no message holds a sign that cannot be seen, whatever a line names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 3 }), async (lines) => {
      const text = `${game}\nexample "any"\n  given\n    hand of A is 8♣, 3♣\n    at turn by A\n${lines.map((line) => `  ${line}\n`).join('')}`
      const said = await compiledText(text).then(
        ({ engine, examples }) =>
          examples.flatMap((example) => runExample(engine, example).failures.map(({ message }) => message)),
        (error: unknown) => String(error).split('\n'),
      )
      for (const message of said) expect(message).not.toMatch(/[\p{Cc}\p{Cf}\uFFFF]|NaN|undefined/u)
    }),
    { numRuns: byDay(60, 1000), endOnFailure: true },
  )
})
