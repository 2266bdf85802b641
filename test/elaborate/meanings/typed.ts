import { checkedText } from '../../kit/compiled-sample.ts'
import { printProgram } from '../../../compiler/program/print-program.ts'
import type { Game } from '../../../compiler/game/model.ts'
import type { NamedKind } from '../../../compiler/game/name-use.ts'
import type { Program } from '../../../compiler/program/program.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { fair } from './fair.ts'
import { printRest } from './print-rest.ts'

interface Typed {
  /** The typed program in the words of `build --print ir`, of variables without their numbers; errors where there are some. */
  readonly lines: readonly string[]
  /** Names that the game gives, where the added lines say them and they are told as no use, or as one of something else. */
  readonly untold: readonly string[]
  /** What counts as used. */
  readonly used: ReadonlySet<string>
}

/** What a text that goes on from the game is. */
export function typed(text: string): Typed {
  const { program, diagnostics } = checkedText(text)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (program === null || errors.length > 0)
    return { lines: errors.map(({ code, primary }) => `${code} ${primary.text}`), untold: [], used: new Set() }
  const lines = [...printProgram(program).split('\n'), ...printRest(program)]
  return {
    lines: lines.map((line) => line.replace(/#\d+/gu, '')),
    untold: [...unsaid(text, program), ...misunderstood(program)],
    used: program.used,
  }
}

function unsaid(text: string, { game, uses }: Program): readonly string[] {
  const names = new Set([...game.definitions.keys(), ...given(game).map(({ name }) => name.text)])
  const told = new Set(uses.map(({ span }) => span.start))
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    index < fair.length || !names.has(word) || NUMERAL.test(word) || told.has(index) ? [] : [word],
  )
}

/** Uses that are told as being of another kind than what they stand for. */
function misunderstood({ game, uses }: Program): readonly string[] {
  const kinds = new Map(given(game).map(({ kind, name }) => [name.span, kind]))
  return uses.flatMap(({ kind, span, declared }) => {
    const known = kinds.get(declared) ?? kind
    return known === kind ? [] : [`${span.file.text.slice(span.start, span.end)} as ${kind}`]
  })
}

/** The names that the game itself gives, and to what. */
function given(game: Game): readonly { readonly kind: NamedKind; readonly name: Name }[] {
  const symbols = [
    ...[...game.facts.values()].map(({ name }) => ({ kind: 'fact', name }) as const),
    ...[...game.zones.values()].map(({ name }) => ({ kind: 'zone', name }) as const),
    ...[...game.options.values()].map(({ name }) => ({ kind: 'option', name }) as const),
    ...[...game.enums.values()].map(({ name }) => ({ kind: 'type', name }) as const),
    ...[...game.adjectives.values()].map(({ name }) => ({ kind: 'adjective', name }) as const),
    ...[...game.relations.values()].map(({ name }) => ({ kind: 'relation', name }) as const),
    ...[...game.printed.values()].map(({ name }) => ({ kind: 'printed', name }) as const),
    ...[...game.events.values()].map(({ name }) => ({ kind: 'event', name }) as const),
    ...[...game.options.values(), ...game.enums.values()].flatMap(({ values }) =>
      values.map((name) => ({ kind: 'value', name }) as const),
    ),
  ]
  return symbols.filter(({ name: { span } }) => span.start < span.end && span.start < fair.length)
}

const WORD = /(?<!let )[\p{L}♣♥][\p{L}\p{N}♣♥-]*|\p{N}+/gu
const NUMERAL = /^\p{N}+$/u
