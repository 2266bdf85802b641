import { type EventSymbol, type Game, LASTING_ZONE, type ParamSymbol } from '../compiler/game/model.ts'
import { type Type, CARD, DEFINITION, NUMBER, PLAYER, TEXT, setOf, show, type } from '../compiler/game/type.ts'
import type { Offer } from './offers.ts'
import type { CheckedPlace } from './ask-checker.ts'
import { partInWords } from './said-parts.ts'

/** A name for a value, and of which type; null where that depends on what it is said of. */
export interface ValueName extends Offer {
  readonly type: Type | null
}

/** What the language says of things, and what comes of it. */
const BROUGHT: Readonly<Record<string, Type | null>> = {
  count: NUMBER,
  sum: NUMBER,
  first: null,
  last: null,
  top: null,
  highest: NUMBER,
  lowest: NUMBER,
  next: PLAYER,
  'left-neighbour': PLAYER,
  seat: NUMBER,
  owner: PLAYER,
  holder: PLAYER,
  controller: PLAYER,
  source: CARD,
  definition: DEFINITION,
  viewers: setOf(PLAYER),
  name: TEXT,
  joined: TEXT,
  length: NUMBER,
  distinct: null,
  copies: NUMBER,
}

/**
 * All names that may stand for a value: variables in reach first, then what the game declares, then what the language
 * brings. In an example the name of a card is the copy that lies on the table.
 */
export function valueNames(game: Game, asked: CheckedPlace | null, inExample = false): readonly ValueName[] {
  return [
    ...(asked?.locals ?? []).map(({ name, type }): ValueName => ({
      label: name,
      kind: 'variable',
      type,
      detail: show(type),
    })),
    ...factNames(game),
    ...zoneNames(game),
    ...[...game.options.values()].map(({ name, values }): ValueName => ({
      label: name.text,
      kind: 'option',
      type: type('option', name.text),
      detail: values.map(({ text }) => text).join(', '),
    })),
    ...[...game.enums.values()].flatMap(({ name, values }) =>
      values.map((value): ValueName => ({
        label: value.text,
        kind: 'value',
        type: type('enum', name.text),
        detail: name.text,
      })),
    ),
    ...[...game.readings.keys()].map((name): ValueName => ({
      label: name,
      kind: 'reading',
      type: null,
      detail: 'a word of texts',
    })),
    ...[...game.definitions.keys()].map((name): ValueName => ({
      label: name,
      kind: 'card',
      type: inExample ? CARD : DEFINITION,
      detail: 'card',
    })),
    ...brought(game),
  ]
}

function factNames(game: Game): readonly ValueName[] {
  const facts = [...game.facts.values()].map(({ name, params, type }): ValueName => ({
    label: name.text,
    kind: 'fact',
    type,
    detail: `${ofWhom(params)}${show(type)}`,
  }))
  const printed = [...game.printed.values()].map(({ name, type }): ValueName => ({
    label: name.text,
    kind: 'printed',
    type,
    detail: `of card: ${show(type)}`,
  }))
  return [...facts, ...printed]
}

const zoneNames = (game: Game): readonly ValueName[] =>
  [...game.zones.values()]
    .filter(({ name }) => name.text !== LASTING_ZONE)
    .map(({ name, key, holds }) => ({
      label: name.text,
      kind: 'zone',
      type: holds === 'effects' ? setOf(type('effect')) : setOf(CARD),
      detail: `${key === null ? '' : ofWhom([key])}${holds}`,
    }))

const brought = (game: Game): readonly ValueName[] => [
  ...['players', 'everyone', 'nobody'].map((label): ValueName => ({
    label,
    kind: 'word',
    type: setOf(PLAYER),
    detail: 'set of player',
  })),
  ...Object.entries(BROUGHT)
    .filter(([label]) => !game.facts.has(label))
    .map(([label, type]): ValueName => ({ label, kind: 'word', type, detail: type === null ? '' : show(type) })),
]

/** `of (card c, player p): ` */
function ofWhom(params: readonly ParamSymbol[]): string {
  const all = params.map(partInWords).join(', ')
  return params.length === 0 ? '' : `of ${params.length === 1 ? all : `(${all})`}: `
}

/** `offer card c by player p` */
export const eventSaid = ({ name, params }: EventSymbol): string =>
  [name.text, ...params.map((param) => `${param.role === 'main' ? '' : `${param.role} `}${partInWords(param)}`)].join(
    ' ',
  )

/** For tests: what the table above says that the language brings. */
export const namesBrought: readonly string[] = Object.keys(BROUGHT)
