import type { Site } from '../program/ir.ts'
import { leadsToTheEnd } from './announcements.ts'
import { type Choice, DECLINE, type Machine, type Play, type Question } from './machine.ts'
import { attends } from './offers.ts'
import { below } from './random.ts'

/** Who is asked, and what may be answered besides declining. */
export interface OpenQuestion {
  readonly who: number | 'chance' | null
  readonly choices: readonly Choice[]
  readonly optional: boolean
}

/**
 * Asks, unless there is nothing to ask: nobody, no answer, or a single one. In an announcement only what it can be
 * completed with is an answer.
 */
export function* ask(m: Machine, site: Site, { who, choices, optional }: OpenQuestion): Play<Choice> {
  if (who === null) return DECLINE
  if (m.announcing > 0 && choices.length === 0) return DECLINE
  const open = m.announcing > 0 && !m.trying ? stillPossible(m, choices, optional) : { choices, optional }
  const [only] = open.choices
  if (only === undefined && !(site.kind === 'act' && (m.askAll || (who !== 'chance' && attends(m, site.at, who)))))
    return noted(m, DECLINE)
  if (who === 'chance' && !m.openChance) return open.choices[below(m.state.random, open.choices.length)] ?? DECLINE
  const single =
    open.choices.length === 1 && !open.optional && !m.askAll && site.kind !== 'act' && !(m.trying && m.announcing > 0)
  if (single && only !== undefined) return noted(m, only)
  const question: Question = { site, seat: who === 'chance' ? null : who, ...open }
  const answer = yield question
  if (!m.trying) {
    m.fuel.left = m.fuel.full
    m.rounds.clear()
  }
  return noted(m, answer, true)
}

/** What is answered belongs to the announcements that are tried from further back: there everything is asked. */
function noted(m: Machine, answer: Choice, asked = m.announcing > 0): Choice {
  if (asked) for (const beginning of m.beginnings) beginning.answers.push(answer)
  return answer
}

function stillPossible(
  m: Machine,
  choices: readonly Choice[],
  optional: boolean,
): Pick<Question, 'choices' | 'optional'> {
  const { announcer } = m
  const leads = (answer: Choice): boolean =>
    announcer === null || leadsToTheEnd(m, announcer, [...announcer.answers, answer])
  return { choices: choices.filter(leads), optional: optional && leads(DECLINE) }
}
