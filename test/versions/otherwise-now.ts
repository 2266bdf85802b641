/** What a game of then does otherwise under the program of today. */
export interface OtherwiseNow {
  /** Examples that held then and fail now. */
  readonly examples: readonly string[]
  /** How games end or part that were played then, by their seed. */
  readonly games: Readonly<Record<string, string>>
}

/** They answer, or have somebody asked, where nothing is to be decided, so that nobody is asked any more. */
const askedInVain = [
  'd.start.3a-b no battle on the very first turn',
  'd.turn.5-b the summon of the first main phase counts in the second',
  "d.turn.6-a the other player's turn begins with the draw",
  'd.summon.2 one normal summon each turn',
  'd.spell.1-a any card is a spell',
  'd.battle.11 attacking is not a duty',
  'd.monster.2c no turning after an attack',
  'd.spade.1 seven life for a seven',
  'd.diamond.2d no second cut beside the seven of diamonds',
  'd.diamond.2e no cards beside the five of diamonds',
  'd.diamond.5c an eight from the deck is barred',
  'x.diamond-synchro.2 what was named is forgotten at home',
  'd.rank1.2 an ace clears the table',
  'd.rank2.2 one two in a turn',
  'opt.turn-limit.endless a game without end',
  'opt.joker-as-monster.forbidden not even from the deck',
  'opt.mutual-destruction-triggers.no the fallen deal nothing',
  'opt.first-responder.other-side the other player is asked first',
]

/** What lies in several zones was gathered in another order than that in which they are declared, and then shuffled. */
const secondDeal = {
  euchre: {
    1: 'at choice 32: C is not offered "play A♦" at turn [tricks]',
    2: 'at choice 22: A is not offered "A♠" at lay-away [making]; lay-away (rules/euchre/euchre.rules:59) takes other answers',
  },
  president: {
    1: 'at choice 119: C is not offered "8♣" at tax [exchange]; tax (rules/president/president.rules:43) takes other answers',
    2: 'at choice 101: A is not offered "2♣" at tax [exchange]; tax (rules/president/president.rules:43) takes other answers',
  },
  bridge: {
    1: 'at choice 74: C is not offered "play 4♣" at turn [tricks]',
    2: 'at choice 81: B is not offered "play 2♥" at turn [tricks]',
  },
}

/** By revision and path, what is not as it was, each with why. */
export const otherwiseNow: Readonly<Record<string, OtherwiseNow>> = {
  'bc1a24bc:rules/euchre/euchre.rules': { examples: [], games: secondDeal.euchre },
  'bc1a24bc:rules/contract-bridge/contract-bridge.rules': { examples: [], games: secondDeal.bridge },
  'bc1a24bc:rules/president/president.rules': { examples: [], games: secondDeal.president },
  '1b229467:rules/trump-king/trump-king.rules': { examples: askedInVain, games: {} },
  '1b229467:rules/trump-king/shared-pack.rules': {
    examples: askedInVain.slice(1),
    // What destroys a card that is none any more was carried out, and led to more; such a call is refused.
    games: { 1: 'at choice 92: B is not offered "defence" at main [turn.3, turn.5]' },
  },
}
