/** How every game that is written at random goes: a pack, three cards for each player, four rounds. */
export const MATCH: readonly string[] = [
  'to match',
  '  each definition d',
  '    create d to deck',
  '  shuffle deck',
  '  each player p',
  '    move each card c in top of (deck, 3) to hand of p',
  '  repeat',
  '    each player p',
  '      turn by p',
  '    total gains 1',
  '  until total > 3',
  '  finish',
]
