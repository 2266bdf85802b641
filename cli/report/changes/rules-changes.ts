import type { BaseState, DeckList } from '../../../runtime/engine.ts'
import type { FullEngine } from '../../../runtime/parts.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import type { Context } from '../../context.ts'
import { rulesHost } from '../../files/rules-host.ts'
import { blankedCards } from './blanked-cards.ts'
import { changedNumbers } from './changed-numbers.ts'
import { leftOut } from './left-out.ts'

/** What a report may change of a game, and how much of it is tried. */
export interface Changes {
  readonly tried: readonly RulesChange[]
  /** How many numbers the rules have. */
  readonly numbers: number
}

/**
 * Numbers one up and one down, rules left out, and, where seats bring decks, cards without their rules: at most `most` of
 * each, those of the file itself before those that it stands on.
 */
export async function rulesChanges(
  { io, tools }: Context,
  file: string,
  table: { readonly decks: readonly (DeckList | null)[]; readonly most: number },
): Promise<Changes> {
  const { resolution } = await tools.checkGame(file, rulesHost(io.cwd, file, io.includes))
  if (resolution === null) return { tried: [], numbers: 0 }
  const all = resolution.entries
  const isOwn = ({ decl }: (typeof all)[number]): boolean => decl.span.file.path === file
  const entries = [...all.filter(isOwn), ...all.filter((entry) => !isOwn(entry))]
  const numbers = changedNumbers(entries)
  const rules = leftOut(entries, resolution.game)
  const cards = blankedCards(entries, table.decks)
  return {
    tried: [numbers.slice(0, table.most).flat(), rules.slice(0, table.most), cards.slice(0, table.most)].flat(),
    numbers: numbers.length,
  }
}

/** What the seats bring: where rules have default decks, these in turn. */
export function decksBrought(
  engine: FullEngine<BaseState>,
  players: number,
  decks: readonly (DeckList | null)[] | undefined,
): (DeckList | null)[] {
  const defaults = engine.drafts ? [] : engine.defaultDecks()
  return Array.from(
    { length: players },
    (_, seat) => decks?.[seat] ?? defaults[seat % Math.max(1, defaults.length)]?.deck ?? null,
  )
}
