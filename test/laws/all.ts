import { aimedIsShown } from './aimed.ts'
import { always } from './always.ts'
import { attendance } from './asked.ts'
import { audienceLaws } from './audience.ts'
import { astrayCards, factsOfMixed } from './astray.ts'
import { conservation, pendingEffects } from './cards.ts'
import { ending, explanations, offers, refusals } from './choices.ts'
import { copies, onlookers, sameBytes } from './copies.ts'
import { views } from './views.ts'
import { choicesAreApart, chosenIsTold } from './chosen.ts'
import { discreetReasons } from './explained.ts'
import { finality } from './endings.ts'
import { futureChance } from './future.ts'
import { placesInHands } from './held.ts'
import { discretion, goesOn, sameLook } from './hidden.ts'
import type { Law } from './law.ts'
import { matchLaws } from './matches.ts'
import { passesUntold, sameRecord } from './same-record.ts'
import { saves } from './saves.ts'
import { secretLaws } from './secrets.ts'
import { onlyAnswers, telling } from './telling.ts'
import { togetherLaws } from './together.ts'
import { namedWhenHanded, namedWhenTold } from './unseen.ts'

export const laws: readonly Law[] = [
  ending,
  finality,
  always,
  conservation,
  pendingEffects,
  offers,
  refusals,
  explanations,
  copies,
  sameBytes,
  onlookers,
  views,
  sameLook,
  goesOn,
  discretion,
  discreetReasons,
  futureChance,
  saves,
  ...secretLaws,
  placesInHands,
  attendance,
  ...audienceLaws,
  telling,
  onlyAnswers,
  chosenIsTold,
  choicesAreApart,
  aimedIsShown,
  astrayCards,
  factsOfMixed,
  ...matchLaws,
  ...togetherLaws,
  namedWhenTold,
  namedWhenHanded,
  sameRecord,
  passesUntold,
]

/** The laws that say some words; all of them where there are none. */
export const lawsThatSay = (words: readonly string[]): readonly Law[] =>
  words.length === 0 ? laws : laws.filter(({ says }) => words.some((some) => says.includes(some)))
