import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

// Whoever names a card that a variant removes is shown, each once, with how to change it.

const base = `game Pairs for 2 players
card Ace
card Queen
zone deck seen by nobody
zone hand of player p seen by p
deck main of player p
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
player p may take card c in deck at turn
`

/** Who is shown where a variant removes the Queen, with some more lines of the base. */
function shown(lines: string): string[] {
  const texts = new Map([
    ['pairs.rules', `${base}${lines}\n`],
    ['kings.rules', 'variant Kings of Pairs\nremove card Queen\n'],
  ])
  const host = { read: (path: string) => texts.get(path) ?? null, find: () => 'pairs.rules' }
  const { diagnostics } = checkGame('kings.rules', host)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return errors.flatMap(({ code, primary, secondary, hint }) => [
    `${code} ${primary.text}; ${hint}`,
    ...secondary.map(({ text }) => text),
  ])
}

test('each owner of a name, once', () => {
  expect(
    [
      'high: truth = some card c in deck where c = Queen',
      'high: truth\n  let c = Queen\n  give c in deck',
      'to lose by player p\n  create Queen to deck',
      'to lose by player p\n  create Queen to deck\n  create Queen to deck',
      'player p cannot take Queen',
      'no-queen: player p cannot take card c if c = Queen',
      'player p must take Queen at turn',
      'after take Queen by player p\n  score of p gains 1',
      'late: after take card c by player p\n  create Queen to deck',
      'worth of card c: number = 1\ndearer: except worth of card c += 1 if c = Queen',
      'big: refuse deck of player p "a queen" if Queen in main of p',
      'card c is high if c = Queen',
      'default deck\n  main is Queen',
      'example "a queen"\n  given\n    deck is Queen\n    at turn by A\n  then count of deck = 1',
      'player p cannot take Queen\nto lose by player p\n  create Queen to deck',
      Array.from(
        { length: 12 },
        (_, i) => `no-${i}x: player p cannot take card c if c = Queen and score of p > ${i}`,
      ).join('\n'),
      'player p cannot take Ace',
    ].map(shown),
  ).toMatchInlineSnapshot(`
    [
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`high\` names it; \`replace high …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`high\` names it; \`replace high …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`lose\` names it; \`replace to lose …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`lose\` names it; \`replace to lose …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`cannot-take\` names it; \`remove cannot-take\`, or \`replace cannot-take: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`no-queen\` names it; \`remove no-queen\`, or \`replace no-queen: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`must-take\` names it; \`remove must-take\`, or \`replace must-take: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`after-take\` names it; \`remove after-take\`, or \`replace after-take: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`late\` names it; \`remove late\`, or \`replace late: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`dearer\` names it; \`remove dearer\`, or \`replace dearer: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "\`big\` names it; \`remove big\`, or \`replace big: …\`",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "a sentence names it; replace or remove it",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "a sentence names it; replace or remove it",
      ],
      [
        "HR0408 one sentence or example names \`Queen\`; let this variant replace or remove each of them",
        "the example "a queen" names it; \`remove example "a queen"\`, or replace it",
      ],
      [
        "HR0408 2 sentences and examples name \`Queen\`; let this variant replace or remove each of them",
        "\`lose\` names it; \`replace to lose …\`",
        "\`cannot-take\` names it; \`remove cannot-take\`, or \`replace cannot-take: …\`",
      ],
      [
        "HR0408 12 sentences and examples name \`Queen\`; let this variant replace or remove each of them; 2 more do not show here",
        "\`no-0x\` names it; \`remove no-0x\`, or \`replace no-0x: …\`",
        "\`no-1x\` names it; \`remove no-1x\`, or \`replace no-1x: …\`",
        "\`no-2x\` names it; \`remove no-2x\`, or \`replace no-2x: …\`",
        "\`no-3x\` names it; \`remove no-3x\`, or \`replace no-3x: …\`",
        "\`no-4x\` names it; \`remove no-4x\`, or \`replace no-4x: …\`",
        "\`no-5x\` names it; \`remove no-5x\`, or \`replace no-5x: …\`",
        "\`no-6x\` names it; \`remove no-6x\`, or \`replace no-6x: …\`",
        "\`no-7x\` names it; \`remove no-7x\`, or \`replace no-7x: …\`",
        "\`no-8x\` names it; \`remove no-8x\`, or \`replace no-8x: …\`",
        "\`no-9x\` names it; \`remove no-9x\`, or \`replace no-9x: …\`",
      ],
      [],
    ]
  `)
})
