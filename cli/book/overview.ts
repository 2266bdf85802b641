import type { Entry } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { Clause } from '../files/clause-index.ts'
import type { Call, Expr } from '../../grammar/tree/expressions.ts'
import { walkSyntax } from '../../language/walk-syntax.ts'
import type { Book, BookStage } from './book-parts.ts'
import { type SetLines, unhyphened, placeKey } from './set-lines.ts'

type Overview = Pick<Book, 'players' | 'cards' | 'decks' | 'zones' | 'winning' | 'stages' | 'special' | 'options'>

/** What stands on the first page: what one needs, how one wins, how it goes, what is special, what a table decides. */
export function overviewOf(
  { resolution, clauses }: { readonly resolution: Resolution; readonly clauses: readonly Clause[] },
  anchors: ReadonlyMap<string, string>,
  lines: SetLines,
  changes: boolean,
): Overview {
  const { game, entries, modules } = resolution
  const summaries = new Map(clauses.map(({ id, summary }) => [id, summary]))
  const said = (ids: readonly string[]): Overview['special'] =>
    [...new Set(ids)].flatMap((id) => {
      const says = summaries.get(id) ?? ''
      return says === '' ? [] : [{ says, anchor: `c-${id}` }]
    })
  const cited = (all: readonly Entry[]): string[] =>
    all.flatMap(({ decl }) => decl.cites.slice(0, 1).map((c) => c.text))
  const anchorOf = ({ decl }: Entry): string => anchors.get(placeKey(decl.span)) ?? ''
  const own = modules.length > 1 ? new Set(cited(entries.filter(({ decl }) => lines.isChanged(decl.span)))) : null
  const binding = clauses.filter(({ id, kind }) => (own === null ? kind === 'normative' : own.has(id)))
  const ending = entries.filter(({ decl }) => decl.kind === 'event' && ends(decl.body))
  const winning = [
    ...said(cited(ending)),
    ...ending
      .filter((e) => said(cited([e])).length === 0)
      .map((e) => ({ says: unhyphened(e.called), anchor: anchorOf(e) })),
  ].slice(0, MOST)
  return {
    players: { from: game.seats.from, to: game.seats.to },
    cards: [...game.definitions.keys()],
    decks: [...game.facts.values()].flatMap((fact) => (fact.deck === true ? [fact.name.text] : [])),
    zones: [...game.zones.values()].flatMap(({ name, key }) => {
      const anchor = anchors.get(placeKey(name.span))
      const of = key === null ? null : key.type.of === '' ? key.type.base : key.type.of
      return anchor === undefined ? [] : [{ name: name.text, of, anchor }]
    }),
    winning,
    stages: changes
      ? []
      : stagesOf(
          entries,
          anchorOf,
          winning.map((each) => each.says),
          (entry) => said(cited([entry]))[0]?.says ?? '',
        ),
    special: said(binding.map(({ id }) => id)).slice(0, MOST),
    options: [...game.options.values()].map(({ name, values, chosen }) => ({
      name: name.text,
      choices: values.map(({ text }) => text),
      usual: values[chosen]?.text ?? '',
      changed: lines.isChanged(name.span) || chosen > 0,
      anchor: anchors.get(placeKey(name.span)) ?? '',
    })),
  }
}

/** More belongs to the chapters. */
const MOST = 10
/** So many steps fit on a page. */
const MOST_STAGES = 16

/** Whether instructions end the game, or say what comes of it for somebody. */
function ends(body: unknown): boolean {
  let found = false
  walkSyntax(body, ({ kind, target, call }) => {
    const changed = target as Expr | undefined
    found ||= kind === 'call' && (call as Call).event.text === 'finish'
    found ||= (kind === 'becomes' || kind === 'changes') && changed?.kind === 'of' && changed.name.text === 'result'
  })
  return found
}

/** What the game does one after the other, each event once, as deep as a page has room for. */
function stagesOf(
  entries: readonly Entry[],
  anchorOf: (entry: Entry) => string,
  said: readonly string[],
  says: (entry: Entry) => string,
): readonly BookStage[] {
  const events = new Map(
    entries.flatMap((entry) =>
      entry.decl.kind === 'event' && entry.context === null ? [[entry.decl.name.text, entry]] : [],
    ),
  )
  const movesAt = (name: string): BookStage['moves'] => {
    const moves = entries.flatMap((entry) => {
      const { decl } = entry
      if (decl.kind !== 'modal' || decl.modality !== 'may' || !decl.at.some(({ text }) => text === name)) return []
      return decl.patterns.map(({ event: { text } }) => [text, anchorOf(events.get(text) ?? entry)] as const)
    })
    return [...new Map(moves)].map(([move, anchor]) => ({ name: move, anchor }))
  }
  const walk = (deepest: number): readonly BookStage[] => {
    const told = new Set(said)
    const gone = new Set<string>()
    const stage = (name: string, depth: number): BookStage[] => {
      const entry = events.get(name)
      if (entry === undefined || gone.has(name) || depth > deepest) return []
      gone.add(name)
      const sentence = says(entry)
      const isNew = !told.has(sentence)
      told.add(sentence)
      const moves = movesAt(name)
      for (const move of moves) gone.add(move.name)
      const stages = callsIn(entry).flatMap((each) => stage(each, depth + 1))
      const isEmpty = stages.length === 0 && moves.length === 0 && (!isNew || sentence === '')
      return isEmpty ? [] : [{ name, anchor: anchorOf(entry), says: isNew ? sentence : '', moves, stages }]
    }
    return ['draft', 'match'].flatMap((name) => stage(name, 0))
  }
  const deep = walk(3)
  return countStages(deep) > MOST_STAGES ? walk(2) : deep
}

const countStages = (stages: readonly BookStage[]): number =>
  stages.reduce((sum, each) => sum + 1 + countStages(each.stages), 0)

function callsIn({ decl }: Entry): string[] {
  const called: string[] = []
  walkSyntax(decl, ({ kind, call }) => {
    if (kind === 'call') called.push((call as Call).event.text)
  })
  return called
}
