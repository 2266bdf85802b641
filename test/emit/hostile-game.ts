/** Places of a rules text where an author's words stand; each is a word that gives no trouble. */
export const tame = {
  game: 'Tame',
  title: 'tame title',
  clause: 'clause.1',
  type: 'colour',
  value: 'red',
  option: 'extra',
  choice: 'plenty',
  printed: 'shade',
  card: 'ace',
  shared: 'deck',
  perSeat: 'hand',
  open: 'pile',
  stored: 'tally',
  storedOfPlayer: 'score',
  storedOfCard: 'mark',
  derived: 'worth',
  exception: 'ace-counts',
  adjective: 'bright',
  truth: 'begun',
  eachVariable: 'm',
  resumed: 'turn',
  resumedParam: 'p',
  chosen: 'c',
  set: 'given',
  plain: 'play',
  plainParam: 'd',
  doer: 'q',
  may: 'any-card',
  must: 'bright-first',
  cannot: 'too-plenty',
  hook: 'counted',
  example: 'tame example',
  local: 'gain',
} as const

export type Place = keyof typeof tame
export type Words = Readonly<Record<Place, string>>

export const places = Object.keys(tame) as Place[]

/** Places inside double quotes, and those inside brackets, have their own rules of what may stand there. */
const texts: ReadonlySet<Place> = new Set<Place>(['title', 'example'])

/** How a word is written in a place so that a lexer has a chance. */
function written(place: Place, word: string): string {
  if (texts.has(place)) return word.replace(/[\\"]/g, '\\$&')
  if (place === 'clause') return word.replace(/[\s,[\]]/gu, '')
  return /^[\p{L}_]+$/u.test(word) ? word : `《${word}》`
}

/** A small game that has a declaration of every kind; a turn asks twice, once in the middle of its text. */
export function hostileGame(w: Words): string {
  const t = Object.fromEntries(
    places.map((place) => [place, w[place] === tame[place] ? tame[place] : written(place, w[place])]),
  ) as Record<Place, string>
  return `game ${t.game} for 2 players "${t.title}"

[${t.clause}] type ${t.type}: ${t.value}, other-value
[r] option ${t.option}: little, ${t.choice}
[r] printed ${t.printed} of card: ${t.type}

[r] card ${t.card}
  ${t.printed} = ${t.value}
[r] card deuce
  ${t.printed} = other-value
[r] card three
  ${t.printed} = ${t.value}
[r] card four
  ${t.printed} = other-value

[r] zone ${t.shared} seen by nobody
[r] zone ${t.perSeat} of player holder-seat seen by holder-seat
[r] zone ${t.open} seen by everyone

[r] ${t.stored}: number starts 0
[r] ${t.storedOfPlayer} of player: number starts 0
[r] ${t.storedOfCard} of card: number starts 0
[r] ${t.derived} of card one-card: number = 0
[r] ${t.exception}: except ${t.derived} of ${t.card} = 1
[r] card one-card is ${t.adjective} if ${t.printed} of one-card = ${t.value}
[r] ${t.truth}: truth = times (${t.plain} ${t.adjective}) during match > 0

[${t.clause}] to match
  each definition each-definition
    create each-definition to ${t.shared}
  each player ${t.eachVariable}
    move each card dealt in top of (${t.shared}, 2) to ${t.perSeat} of ${t.eachVariable}
  repeat
    each player ${t.eachVariable}
      ${t.resumed} by ${t.eachVariable}
  until no card left in ${t.perSeat}
  each player ${t.eachVariable}
    result of ${t.eachVariable} becomes ${t.storedOfPlayer} of ${t.eachVariable} + ${t.stored}
  finish

[r] to ${t.resumed} by player ${t.resumedParam}
  choose 1 card ${t.chosen} in ${t.perSeat} of ${t.resumedParam} as ${t.set} by ${t.resumedParam}
  let ${t.local} = count of ${t.set}
  ${t.resumedParam} must act
  ${t.stored} gains ${t.local} + count of ${t.set}

[r] to ${t.plain} card ${t.plainParam} by player ${t.doer}
  ${t.storedOfPlayer} of ${t.doer} gains ${t.derived} of ${t.plainParam}
  ${t.storedOfCard} of ${t.plainParam} becomes ${t.stored}
  move ${t.plainParam} to ${t.open}

[${t.clause}] ${t.may}: player ${t.doer} may ${t.plain} card ${t.plainParam} in ${t.perSeat} of ${t.doer} at ${t.resumed}
[r] ${t.must}: player ${t.doer} must ${t.plain} card ${t.plainParam} where ${t.plainParam} is ${t.adjective} at ${t.resumed} if not ${t.truth}
[r] ${t.cannot}: player ${t.doer} cannot ${t.plain} card ${t.plainParam} if ${t.option} is ${t.choice} and ${t.plainParam} is ${t.adjective} and ${t.truth}
[r] ${t.hook}: after ${t.plain} card ${t.plainParam}
  ${t.stored} gains ${t.storedOfCard} of ${t.plainParam} + 1

[r] example "${t.example}"
  given
    ${t.perSeat} of A is ${t.card}, deuce
    at ${t.resumed} by A
  A chooses deuce
  A may not ${t.plain} deuce because [r]
  A does ${t.plain} ${t.card}
  then ${t.storedOfPlayer} of A = 1
`
}
