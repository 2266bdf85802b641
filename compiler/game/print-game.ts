import { titled } from '../print-lines.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { DefinitionSymbol, EventSymbol, Game, ParamSymbol, PrintedValue, RuleSymbol } from './model.ts'
import { type Type, show } from './type.ts'

/** The resolved game: what there is under each name, with clauses and the place that it comes from. */
export function printGame(game: Game): string {
  const { seats } = game
  return [
    `game ${game.name} for ${seats.from} to ${seats.to} players ${JSON.stringify(game.title)}`,
    ...titled(
      'types',
      [...game.enums.values()].map(
        ({ name, values, cites }) => `${name.text}: ${values.map((v) => v.text).join(', ')}${from(cites, name.span)}`,
      ),
    ),
    ...titled(
      'options',
      [...game.options.values()].map(
        ({ name, values, chosen, cites }) =>
          `${name.text}: ${values.map((v, i) => (i === chosen ? `(${v.text})` : v.text)).join(', ')}` +
          `${from(cites, name.span)}`,
      ),
    ),
    ...titled(
      'printed',
      [...game.printed.values()].map(({ name, type, cites }) => `${name.text}: ${show(type)}${from(cites, name.span)}`),
    ),
    ...titled('cards', cards(game)),
    ...titled(
      'zones',
      [...game.zones.values()].map(
        (z) =>
          `${z.name.text}${z.key === null ? '' : ` of ${show(z.key.type)}`}, number ${z.base}, holds ` +
          `${z.holds}${from(z.cites, z.name.span)}`,
      ),
    ),
    ...titled(
      'facts',
      [...game.facts.values()].map(
        (f) =>
          `${f.name.text}${ofParams(f.params)}${inZones(f.zones)}: ${show(f.type)}, ` +
          `${f.stored ? 'kept' : 'worked out'}${from(f.decl.cites, f.name.span)}`,
      ),
    ),
    ...titled(
      'adjectives',
      [...game.adjectives.values()].map(
        (a) =>
          `${show(a.subject)} is ${a.name.text}${inZones(a.zones)}, ` +
          `${a.stored ? 'kept' : sentences(a.sentences.length)}${from(a.cites, a.name.span)}`,
      ),
    ),
    ...titled(
      'relations',
      [...game.relations.values()].map(
        (r) =>
          `${show(r.left)} ${r.name.text} ${show(r.right)}, ${sentences(r.sentences.length)}` +
          `${from(r.cites, r.name.span)}`,
      ),
    ),
    ...titled('events', [...game.events.values()].map(event)),
    ...titled('rules', [...game.modals, ...game.hooks, ...game.excepts].map(rule)),
    ...titled(
      'examples',
      game.examples.map((x) => `${JSON.stringify(x.title)}${from(x.cites, x.span)}`),
    ),
  ].join('\n')
}

const inZones = (zones: readonly string[]): string => (zones.length === 0 ? '' : ` in ${zones.join(', ')}`)
const sentences = (count: number): string => (count === 1 ? 'worked out' : `worked out from ${count} sentences`)

function ofParams(params: readonly ParamSymbol[]): string {
  return params.length === 0 ? '' : ` of ${params.map((p) => p.adjective ?? show(p.type)).join(', ')}`
}

function cards({ definitions, enums, printed, texts }: Game): string[] {
  const names = [...definitions.keys()]
  const one = (type: Type | undefined, number: number): string =>
    (type?.base === 'definition'
      ? names[number]
      : type?.base === 'text'
        ? JSON.stringify(texts.all[number])
        : enums.get(type?.of ?? '')?.values[number]?.text) ?? String(number)
  const value = (name: string, said: PrintedValue): string =>
    typeof said === 'number'
      ? one(printed.get(name)?.type, said)
      : `(${said.map((n) => one(printed.get(name)?.type, n)).join(', ')})`
  return [...definitions.values()].map(
    (d: DefinitionSymbol) =>
      `${d.name}${[...d.attributes].map(([name, number]) => `, ${name} ${value(name, number)}`).join('')}`,
  )
}

function event({ name, params, body, overrides, cites }: EventSymbol): string {
  const parts = params.map((p) => `${p.role === 'main' ? '' : `${p.role} `}${p.adjective ?? show(p.type)} ${p.name}`)
  const texts =
    overrides.length === 0 ? '' : `, replaced by ${overrides.length} ${overrides.length === 1 ? 'text' : 'texts'}`
  return `${[name.text, ...parts].join(' ')}${texts}${body === null ? ' (every game has it)' : from(cites, name.span)}`
}

function rule({
  name,
  decl,
  context,
}: RuleSymbol<
  Game['modals'][number]['decl'] | Game['hooks'][number]['decl'] | Game['excepts'][number]['decl']
>): string {
  const deed =
    decl.kind === 'modal'
      ? `${decl.modality} ${named(decl.patterns.length === 0 ? decl.at : decl.patterns.map((p) => p.event))}`
      : decl.kind === 'hook'
        ? `${decl.timing} ${named(decl.patterns.map((p) => p.event))}`
        : `except ${decl.fact.text}`
  return `${name}: ${deed}${context === null ? '' : `, in text ${context.index + 1}`}${from(decl.cites, decl.span)}`
}

const named = (names: readonly Name[]): string => names.map(({ text }) => text).join(' or ')

function from(cites: readonly Name[], { file, start }: Span): string {
  return (
    `${cites.length === 0 ? '' : ` [${cites.map((c) => c.text).join(', ')}]`}  ${file.path}:` +
    `${lineColumn(file, start).line}`
  )
}
