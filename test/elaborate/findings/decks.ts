import type { Cases } from './market.ts'

/** Lists that players bring, and what is said of them. */
export const decks: Cases = [
  ['deck main of player p\nexample "tried"\n  given\n    at turn by A\n  then deck of A is accepted', null],
  ['deck main of player p\nexample "tried"\n  given\n    at turn by A\n  then deck of A is refused', null],
  ['deck main of player p\nexample "tried"\n  given\n    at turn by A\n  then deck of A is not refused', null],
  [
    'deck main of player p\nexample "tried"\n  given\n    at turn by A\n  then deck of 3 is refused',
    'HR0201 this is a number; a player is needed',
  ],
  [
    'deck main of player p\nexample "tried"\n  given\n    at turn by A\n  then main of A is refused',
    'HR0101 nothing is called `refused`',
  ],
  [
    'deck main of player p\nexample "tried"\n  given\n    at turn by A\n  then deck of A is fine',
    'HR0101 nothing is called `fine`',
  ],
  [
    'deck main of player p\n[d.1] refuse deck of player p "none" if count of main of p = 0\nexample "tried"\n  given\n    at turn by A\n  then deck of A is refused because [d.1]',
    null,
  ],
  [
    'deck main of player p\n[d.1] refuse deck of player p "none" if count of main of p = 0\nexample "tried"\n  given\n    at turn by A\n  then deck of A is refused because [d.2]',
    'HR0602 no rule cites `d.2`, so none can refuse because of it | did you mean `d.1`?',
  ],
  ...['accepted', 'not refused'].map(
    (word) =>
      [
        `deck main of player p\n[d.1] refuse deck of player p "none" if count of main of p = 0\nexample "tried"\n  given\n    at turn by A\n  then deck of A is ${word} because [d.1]`,
        'HR0601 nothing refuses a deck that is accepted | leave out `because`, or write `is refused`',
      ] as const,
  ),
  [
    'deck main of player p\ncard c is refused if c is high\nexample "tried"\n  given\n    at turn by A\n  then deck of A is refused',
    'HR0201 `refused` is said of one thing, and this is a set | ask for its members: `some refused x in …`, `no refused x in …`',
  ],
  ['deck main of player p\ndefault deck "One"\n  main is 2 ♣1, ♥2', null],
  ['deck main of player p\ndefault deck\n  main is 2 ♣1\n  main is ♥2, ♣1', null],
  ['deck main of player p\ndefault deck\n  side is ♣1', 'HR0101 no `deck side of player` is declared'],
  [
    'deck main of player p\ndefault deck\n  main is ♣9',
    'HR0101 no card is called `♣9` | did you mean `♣1` or `♣2` or `♣3`?',
  ],
  [
    'deck main of player p\ndeck main of player p',
    'HR0102 `main` is declared again here | choose another name for one of them',
  ],
  [
    'deck main of player p\nrefuse deck of player p with high c in main of p "high"',
    'HR0201 this holds each a definition, not a card',
  ],
  ['deck main of player p\nrefuse deck of player p with definition d in main of p "high" if rank of d > 3', null],
  ['deck main of player p\nrefuse deck of player p with definition d in main of p where rounds > 3 "high"', null],
]
