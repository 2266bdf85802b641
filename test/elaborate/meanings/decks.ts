import type { Meanings } from './fair.ts'

/** Lists that players bring. */
export const decks: Meanings = [
  ['deck main of player p\ndefault deck "One"\n  main is 2 ♣1, ♥2', ['  main(p: player)', 'deck One: ♣1, ♣1, ♥2']],
  [
    'deck main of player p\ndeck side of player p\ndefault deck "One"\n  main is 2 ♣1\n  side is ♥2\n  main is ♣5\ndefault deck\n  main is ♥1',
    ['  main(p: player)', '  side(p: player)', 'deck One: ♣1, ♣1, ♣5; ♥2', 'deck : ♥1; '],
  ],
  [
    'deck main of player p\n[d.1] refuse deck of player p "few" if count of main of p < 3',
    ['  main(p: player)', 'refuse refuse-deck of p: player "few" if (count(kept main(p)) < 3) [d.1]'],
  ],
  [
    'deck main of player p\nrefuse deck of player p with definition d in main of p where copies of (d, main of p) > 2 "many"',
    [
      '  main(p: player)',
      'refuse refuse-deck of p: player with d: definition in kept main(p) where (copies(d, kept main(p)) > 2) "many"',
    ],
  ],
  [
    'deck main of player p\nrefuse deck of player p with suit s in suit of main of p "suit" if s = ♣',
    [
      '  main(p: player)',
      'refuse refuse-deck of p: player with s: suit in each(kept main(p), each: definition gives printed suit(each)) "suit" if (s = suit.♣)',
    ],
  ],
  [
    'deck main of player p\nexample "tried"\n  given\n    main of A is 2 ♣1, ♥2\n    at turn by A\n  then deck of A is accepted\n  then deck of B is not refused',
    [
      '  main(p: player)',
      'example tried for 2',
      '  kept main(0) is ♣1, ♣1, ♥2',
      '  at turn(0)',
      '  deck of 0 is accepted',
      '  deck of 1 is accepted',
    ],
  ],
  [
    'deck main of player p\n[d.1] refuse deck of player p "few" if count of main of p < 3\nexample "tried"\n  given\n    at turn by A\n  then deck of A is refused because [d.1]\n  then ♣1 in main of A',
    [
      '  main(p: player)',
      'refuse refuse-deck of p: player "few" if (count(kept main(p)) < 3) [d.1]',
      'example tried for 2',
      '  at turn(0)',
      '  deck of 0 is refused [d.1]',
      '  then (card "♣1" in kept main(0))',
    ],
  ],
  [
    'deck main of player p\nto unpack by player p\n  create main of p to deck\n  create definition of hand of p to hand of p',
    [
      'main(p: player)',
      'unpack(p: player)',
      '  does',
      '    each each: definition in kept main(p)',
      '      create each in zone deck',
      '    each each: definition in each(zone hand(p), each: card gives definition(each))',
      '      create each in zone hand(p)',
    ],
  ],
  [
    'deck main of player\ndrafted of player p: list of definition = definition of hand of p\nto draft\n  each player p\n    main of p becomes drafted of p',
    [
      'main(player: player)',
      'drafted(p: player) = each(zone hand(p), each: card gives definition(each))',
      'draft()',
      '  does',
      '    each p: player',
      '      kept main(p) = fact drafted(p)',
    ],
  ],
]
