import { nameInText } from '../../../grammar/name-in-text.ts'
import type { Asking, Claim, Thing, ClaimedValue } from '../../../runtime/diff/claim.ts'
import { speaksOfCards } from '../../../runtime/diff/lay-down.ts'
import {
  type GivenFact,
  type SpokenArgument,
  type NamedCard,
  type PlacedCard,
  type Scenario,
  type Spoken,
  type SpokenAct,
  type SpokenCall,
  type SpokenStep,
  type SpokenZone,
  laidIn,
} from '../../../runtime/diff/scenario.ts'
import type { Proof } from '../../../runtime/diff/proof.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { seatName } from '../../../runtime/engine.ts'
import { namesOfExample, ownerOf } from './own-names.ts'
import { optionInText } from '../../output/option-in-text.ts'

/** What stands around a proof in its example. */
interface Around {
  readonly title: string
  readonly clauses: readonly string[]
  /** A comment. */
  readonly remark: string | null
}

/** A proof as an `example` of the language. */
export function printExample(
  version: EngineVersion,
  { scenario, claim }: Pick<Proof, 'scenario' | 'claim'>,
  { title, clauses, remark }: Around,
): string {
  const given = [...positionLines(version, scenario), ...callLines(version, scenario)]
  const steps = [...scenario.steps.map((step) => stepLine(version, step, scenario)), claimWords(version, claim)]
  const cites = clauses.length === 0 ? '' : `[${clauses.join(', ')}] `
  return [
    `${cites}example ${quoted(title)}`,
    ...(remark === null ? [] : [`  -- ${remark}`]),
    ...(given.length === 0 ? [] : ['  given', ...given.map((line) => `    ${line}`)]),
    ...steps.map((line) => `  ${line}`),
    '',
  ].join('\n')
}

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, (sign) => `\\${sign}`)}"`

function positionLines(version: EngineVersion, x: Scenario): string[] {
  return [
    // An example is played by as many as it names, or as the game needs.
    ...(x.players > version.engine.info.seats.from ? [`${x.players} players`] : []),
    ...Object.entries(x.options).map(([name, value]) => `option ${nameInText(name)} is ${optionInText(value)}`),
    ...laidLines(version, x),
  ]
}

/** What lies and is kept, one line each. */
export function laidLines(version: EngineVersion, x: Scenario): string[] {
  const zones = [...new Set(x.cards.map((card) => zoneWords(card.zone)))]
  return [
    ...x.facts.filter(({ value }) => !speaksOfCards(value)).flatMap((fact) => factLine(version, x, fact)),
    ...x.decks.map(({ list, seat, cards }) => `${nameInText(list)} of ${seatName(seat)} is ${counted(cards)}`),
    ...zones.map(
      (zone) =>
        `${zone} is ${x.cards
          .filter((card) => zoneWords(card.zone) === zone)
          .reverse()
          .map((card) => cardWords(version, x, card))
          .join(', ')}`,
    ),
    ...x.facts.filter(({ value }) => speaksOfCards(value)).flatMap((fact) => factLine(version, x, fact)),
    ...x.facts.flatMap((fact) =>
      version.kit.marks.includes(fact.name) && fact.value === true
        ? [`${saidOf(fact)} is ${nameInText(fact.name)}`]
        : [],
    ),
    ...x.cards.flatMap((card) =>
      card.facts.flatMap(({ name, value }) =>
        version.kit.marks.includes(name) && value === true ? [`${copyWords(x, card)} is ${nameInText(name)}`] : [],
      ),
    ),
  ]
}

function factLine(version: EngineVersion, x: Scenario, fact: GivenFact): string[] {
  const { name, value } = fact
  if (version.kit.marks.includes(name)) return []
  const of = saidOf(fact)
  return [`${nameInText(name)}${of === '' ? '' : ` of ${of}`} is ${valueWords(x, value, typeOf(version, name))}`]
}

/** The player, or the value of a type, that something is said of. */
const saidOf = ({ seat, of }: GivenFact): string =>
  seat !== null ? seatName(seat) : of === undefined ? '' : nameInText(of)

/** `2 7♣, 8♥`: copies of a deck's list are counted. */
function counted(cards: readonly string[]): string {
  return [...new Set(cards)]
    .map((name) => {
      const copies = cards.filter((other) => other === name).length
      return `${copies > 1 ? `${copies} ` : ''}${nameInText(name)}`
    })
    .join(', ')
}

export const zoneWords = ({ zone, seat, of }: SpokenZone): string =>
  `${nameInText(zone)}${seat !== null ? ` of ${seatName(seat)}` : of !== undefined ? ` of ${nameInText(of)}` : ''}`

function cardWords(version: EngineVersion, x: Scenario, card: PlacedCard): string {
  const shape = card.shape === null ? [] : [`definition ${nameInText(card.shape)}`]
  const facts = card.facts.flatMap(({ name, value }) =>
    version.kit.marks.includes(name) ? [] : [`${nameInText(name)} ${valueWords(x, value, typeOf(version, name))}`],
  )
  const said = [...shape, ...facts]
  const called = namesOfExample(x).get(card)
  return [
    nameInText(card.name),
    card.owner === null ? '' : ` of ${seatName(card.owner)}`,
    called === undefined ? '' : ` as ${called}`,
    said.length === 0 ? '' : ` (${said.join(', ')})`,
  ].join('')
}

/** The name of a card on the table, and whose it is where a copy belongs to somebody else. */
function copyWords(x: Scenario, card: PlacedCard): string {
  const called = namesOfExample(x).get(card)
  if (called !== undefined) return called
  const owner = ownerOf(card)
  const hasCopies = x.cards.some((other) => other !== card && other.name === card.name)
  return `${nameInText(card.name)}${owner !== null && hasCopies ? ` of ${seatName(owner)}` : ''}`
}

function valueWords(x: Scenario, value: Spoken, type: string): string {
  if (Array.isArray(value))
    return setWords((value as readonly Spoken[]).map((member) => valueWords(x, member, elementOf(type))))
  if (type === 'player' && typeof value === 'number') return seatName(value)
  if (typeof value === 'object' && value !== null && 'card' in value) {
    const card = x.cards[value.card]
    return card === undefined ? 'none' : copyWords(x, card)
  }
  return plainWords(value as Exclude<SpokenArgument, NamedCard>)
}

/** One value in brackets is that value. */
const setWords = (members: readonly string[]): string =>
  members.length === 1 ? `() + ${members[0]}` : `(${members.join(', ')})`

const elementOf = (type: string): string => type.replace(/^(?:set|list) of /, '')

function plainWords(value: Exclude<SpokenArgument, NamedCard>): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return nameInText(value)
  return typeof value === 'number' ? String(value) : zoneWords(value)
}

function thingWords(value: Thing, type: string): string {
  if (typeof value !== 'object' || value === null) return namedWords(value, type)
  if ('effect' in value) return 'an effect'
  return 'text' in value ? quoted(value.text) : namedWords(value, type)
}

function namedWords(value: SpokenArgument, type: string): string {
  if (typeof value === 'object' && value !== null && 'name' in value)
    return `${nameInText(value.name)}${value.owner === null ? '' : ` of ${seatName(value.owner)}`}`
  return type === 'player' && typeof value === 'number' ? seatName(value) : plainWords(value)
}

/** What has been carried out before, and the events that the position stands in. */
function callLines(version: EngineVersion, x: Scenario): string[] {
  const line = (word: string, calls: readonly SpokenCall[]): string[] =>
    calls.length === 0 ? [] : [`${word} ${calls.map((call) => callWords(version, x, call)).join(', ')}`]
  return [...line('after', x.before), ...line('at', x.path)]
}

/** An event with its parts, in which a position stands. */
export function callWords(version: EngineVersion, x: Scenario, { event, args }: SpokenCall): string {
  const params = paramsOf(version, event)
  return [
    nameInText(event),
    ...args.map((arg, i) => part(params[i]?.role, valueWords(x, arg, params[i]?.type ?? ''))),
  ].join(' ')
}

const paramsOf = (version: EngineVersion, event: string): EngineVersion['engine']['info']['events'][number]['params'] =>
  version.engine.info.events[version.events.get(event) ?? -1]?.params ?? []

const part = (role: string | undefined, words: string): string =>
  role === undefined || role === 'main' ? words : `${role} ${words}`

function actWords(version: EngineVersion, { event, args }: SpokenAct, words: NamedWords = namedWords): string {
  const params = paramsOf(version, event)
  return [
    nameInText(event),
    ...args.flatMap((arg, i) => (arg === null ? [] : [part(params[i]?.role, words(arg, params[i]?.type ?? ''))])),
  ].join(' ')
}

type NamedWords = (value: SpokenArgument, type: string) => string

/** A line in which somebody does, chooses or answers something. */
export function stepLine(version: EngineVersion, step: SpokenStep, x: Scenario | null = null): string {
  const who = seatName(step.seat)
  const words: NamedWords = (value, type) => {
    const card = x?.cards[laidIn(value) ?? -1]
    return x === null || card === undefined ? namedWords(value, type) : copyWords(x, card)
  }
  if (step.kind === 'does') return `${who} does ${actWords(version, step.act, words)}`
  return step.kind === 'chooses' ? `${who} chooses ${words(step.value, step.type)}` : `${who} ${step.answer}`
}

const becauseWords = ({ because }: { readonly because: readonly string[] }): string =>
  because.length === 0 ? '' : ` because [${because.join(', ')}]`

/** The line that tells the versions apart. */
export function claimWords(version: EngineVersion, claim: Claim): string {
  switch (claim.kind) {
    case 'offered':
      return `${seatName(claim.seat)} may ${claim.not ? 'not ' : ''}${actWords(version, claim.act)}${becauseWords(claim)}`
    case 'choosable':
      return `${seatName(claim.seat)} may ${claim.not ? 'not ' : ''}choose ${namedWords(claim.value, claim.type)}`
    case 'step':
      return stepLine(version, claim.step)
    case 'mustAct':
      return `${seatName(claim.seat)} must act${becauseWords(claim)}`
    case 'asked':
      return claim.seat === null ? 'nobody is asked' : `${seatName(claim.seat)} is ${claim.not ? 'not ' : ''}asked`
    case 'happened':
      return `then happened ${claim.acts.map((act) => actWords(version, act)).join(', ')}`
    case 'deck':
      return `then deck of ${seatName(claim.seat)} is ${claim.refused ? 'refused' : 'accepted'}${becauseWords(claim)}`
    case 'adjective':
    case 'contains':
    case 'count':
    case 'definition':
    case 'fact':
    case 'in':
    case 'owner':
    case 'relation':
    case 'sees':
    case 'top':
      return `then ${factWords(version, claim)}`
  }
}

function factWords(
  version: EngineVersion,
  claim: Exclude<
    Claim,
    { readonly kind: 'offered' | 'choosable' | 'step' | 'mustAct' | 'asked' | 'happened' | 'deck' }
  >,
): string {
  const value = valueAsked(claim)
  switch (claim.kind) {
    case 'fact':
      if (typeof claim.value === 'boolean') return claim.value ? factAsked(claim) : `not ${factAsked(claim)}`
      return `${value} ${comparedWords(claim.value, typeOf(version, claim.name))}`
    case 'adjective':
      return `${claim.value ? '' : 'not '}${askedWords(claim.of[0])} is ${nameInText(claim.name)}`
    case 'relation':
      return `${claim.value ? '' : 'not '}${askedWords(claim.of[0])} ${nameInText(claim.name)} ${askedWords(claim.of[1])}`
    case 'contains':
      return `${claim.not ? 'not ' : ''}${nameInText(claim.name)}${ofWords(claim.of)} contains ${quoted(claim.part)}`
    case 'in':
      return `${namedWords(claim.card, 'card')} ${claim.not ? 'not ' : ''}in ${zoneWords(claim.zone)}`
    case 'count':
      return `${value} = ${claim.value}`
    case 'top':
      return `${value} = ${namedWords(claim.value, 'card')}`
    case 'owner':
      return `${value} = ${seatName(claim.value)}`
    case 'definition':
      return `${value} = ${nameInText(claim.value)}`
    case 'sees':
      return `${seatName(claim.seat)} ${claim.not ? 'not ' : ''}in viewers of ${namedWords(claim.card, 'card')}`
  }
}

const factAsked = ({ name, of }: Claim & { readonly kind: 'fact' }): string => `${nameInText(name)}${ofWords(of)}`

/** What a claim says the value of, such as `score of A`; null of one that says that something is so. */
export function valueAsked(claim: Claim): string | null {
  switch (claim.kind) {
    case 'fact':
      return typeof claim.value === 'boolean' ? null : factAsked(claim)
    case 'count':
      return `count of ${zoneWords(claim.zone)}`
    case 'top':
      return `top of ${zoneWords(claim.zone)}`
    case 'owner':
    case 'definition':
      return `${claim.kind} of ${namedWords(claim.card, 'card')}`
    case 'offered':
    case 'choosable':
    case 'step':
    case 'mustAct':
    case 'asked':
    case 'happened':
    case 'deck':
    case 'adjective':
    case 'relation':
    case 'contains':
    case 'in':
    case 'sees':
      return null
  }
}

/** A line as a sentence, which says what it shows where an example has a title. */
export function claimSentence(version: EngineVersion, claim: Claim): string {
  switch (claim.kind) {
    case 'offered':
    case 'mustAct':
      return claimWords(version, { ...claim, because: [] })
    case 'choosable':
    case 'step':
    case 'asked':
      return claimWords(version, claim)
    case 'happened':
      return `it comes to ${claim.acts.map((act) => actWords(version, act)).join(', ')}`
    case 'deck':
      return `the deck of ${seatName(claim.seat)} is ${claim.refused ? 'refused' : 'accepted'}`
    case 'adjective':
      return `${askedWords(claim.of[0])} is ${claim.value === true ? '' : 'not '}${nameInText(claim.name)}`
    case 'contains':
      return `${nameInText(claim.name)}${ofWords(claim.of)} ${claim.not ? 'does not contain' : 'contains'} ${quoted(claim.part)}`
    case 'in':
      return `${namedWords(claim.card, 'card')} is ${claim.not ? 'not ' : ''}in ${zoneWords(claim.zone)}`
    case 'count':
      return `${zoneWords(claim.zone)} holds ${claim.value === 0 ? 'nothing' : claim.value}`
    case 'owner':
      return `${namedWords(claim.card, 'card')} is of ${seatName(claim.value)}`
    case 'sees':
      return `${seatName(claim.seat)} ${claim.not ? 'does not see' : 'sees'} ${namedWords(claim.card, 'card')}`
    case 'relation':
      return `it is ${claim.value === true ? '' : 'not '}so that ${factWords(version, { ...claim, value: true })}`
    case 'definition':
      return `${valueAsked(claim)} is ${nameInText(claim.value)}`
    case 'top':
      return `${valueAsked(claim)} is ${namedWords(claim.value, 'card')}`
    case 'fact':
      return typeof claim.value === 'boolean'
        ? `it is ${claim.value ? '' : 'not '}so that ${factAsked(claim)}`
        : `${valueAsked(claim)} is ${toldWords(version, claim, claim.value)}`
  }
}

/** What a version says of what a claim speaks of. */
export function toldWords(version: EngineVersion, claim: Claim, told: ClaimedValue): string {
  if (claim.kind === 'owner') return thingWords(told as Thing, 'player')
  const type = claim.kind === 'fact' ? elementOf(typeOf(version, claim.name)) : ''
  if (!Array.isArray(told)) return thingWords(told as Thing, type)
  const members = (told as readonly Thing[]).map((v) => thingWords(v, type))
  return members.length === 0 ? 'empty' : `(${members.join(', ')})`
}

const askedWords = (asking: Asking | undefined): string =>
  asking === undefined ? '' : thingWords(asking.value, asking.type)

function ofWords(of: readonly Asking[]): string {
  if (of.length === 0) return ''
  return of.length === 1 ? ` of ${askedWords(of[0])}` : ` of (${of.map(askedWords).join(', ')})`
}

const typeOf = ({ facts, asked }: EngineVersion, name: string): string =>
  facts.get(name)?.type ?? asked.get(name)?.type ?? ''

function comparedWords(value: ClaimedValue, type: string): string {
  const element = elementOf(type)
  if (value === null) return 'is none'
  if (!Array.isArray(value)) return `= ${thingWords(value as Thing, element)}`
  const members = (value as readonly Thing[]).map((v) => thingWords(v, element))
  return members.length === 0 ? 'is empty' : `= ${setWords(members)}`
}
