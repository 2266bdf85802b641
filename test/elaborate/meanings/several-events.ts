import type { Meanings } from './fair.ts'

/** Sentences of several events. */
export const severalEvents: Meanings = [
  [
    'after pay number n by player p or take card c by player p if p = keeper\n  pay 1 by p',
    [
      '    after after-pay-take (c: card, p: player) if (p = kept keeper()), procedure 7',
      '    after after-pay (n: number, p: player) if (p = kept keeper()), procedure 6',
      'procedures',
      '  6 hook of after-pay(p: player)',
      '    do pay(1, p)',
      '  7 hook of after-pay-take(p: player)',
      '    do pay(1, p)',
    ],
  ],
]
