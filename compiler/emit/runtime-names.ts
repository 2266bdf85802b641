/** What generated modules import of the runtime, by the file it stands in; no name of the rules becomes one of these. */
export const KERNEL: readonly string[] = [
  'addEffect', 'announced', 'answer', 'apart', 'blankZones', 'deleteCard', 'dropEffects', 'emptied', 'endGame',
  'fitting', 'isSettled', 'isTrying', 'keepFirst', 'keepOnly', 'lastingReason', 'leave', 'moveCard', 'moveEffect',
  'moveTopCards', 'moveZone', 'nextCard', 'randomBelow', 'refuse', 'removeFrom', 'run', 'seedRandom', 'showTo',
  'shuffle', 'suspended', 'takeEffect', 'whyNot',
]

export const SETS: readonly string[] = [
  'alike', 'allCards', 'at', 'copies', 'countOf', 'divide', 'family', 'fillable', 'greatest', 'joined', 'least',
  'lessCopies', 'modulo', 'nextIn', 'nextSeat', 'orElse', 'presentCards', 'range', 'roundIn', 'same', 'sameCopies',
  'seats', 'seatsFrom', 'someOf', 'sum', 'sumOf', 'top', 'union', 'within', 'without',
]

export const ROUNDS: readonly string[] = [
  'anotherRound', 'ascend', 'descend', 'goesRound',
]

export const TRIALS: readonly string[] = [
  'askInTrial', 'completable', 'isToldNext', 'prune',
]

export const ENGINE_TYPES: readonly string[] = [
  'Astray', 'BaseState', 'Captured', 'Choice', 'Engine', 'Frame', 'GameInfo',
]

export const EXAMPLE_STEPS: readonly string[] = [
  'answers', 'asked', 'branch', 'card', 'chanceChooses', 'choosable', 'chooses', 'deckIs', 'does', 'equals',
  'exactly', 'example', 'happened', 'inFile', 'moved', 'nobodyAsked', 'notAsked', 'notChoosable', 'notHappened',
  'offered', 'refused', 'then', 'value',
]

/** The same in one list, with what stands alone. */
export const RUNTIME_NAMES: readonly string[] = [
  ...KERNEL, ...SETS, ...ROUNDS, ...TRIALS, ...ENGINE_TYPES, ...EXAMPLE_STEPS,
  'KINDS', 'OPTION_NUMBERS', 'CompiledExample', 'Settled', 'Texts', 'makeEngine', 'wordMove', 'PositionKit',
]
