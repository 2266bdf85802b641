import type { GameInfo } from '../../runtime/engine.ts'
import { bare } from '../../runtime/queries/add-cards.ts'
import { packSize } from './pack-set.ts'
import type { DealtPacks } from './packs-at-table.ts'

/** Dealt packs as data: of each set its packs in the order in which they are opened, each with its cards slot by slot. */
export function packsAsData({ cards }: GameInfo, { title, date, sets }: DealtPacks): object {
  return {
    ...(title === undefined ? {} : { title }),
    ...(date === undefined ? {} : { date }),
    sets: sets.map(({ name, dealt }) => ({
      name,
      packs: dealt.map((pack) => pack.map((card) => bare(cards[card] ?? '?'))),
    })),
  }
}

/** The same for people, line by line. */
export function packsAsLines({ cards }: GameInfo, { title, date, sets }: DealtPacks): readonly string[] {
  const head = [title, date].filter((each) => each !== undefined).join(', ')
  return [
    ...(head === '' ? [] : [head]),
    ...sets.flatMap((set) => [
      `${set.name}: ${set.packs} ${set.packs === 1 ? 'pack' : 'packs'} of ${packSize(set)}, out of ${set.rarities
        .map((rarity) => `${rarity.cards.length} ${rarity.name}`)
        .join(', ')}`,
      ...set.dealt.map((pack, i) => `  ${i + 1}: ${pack.map((card) => bare(cards[card] ?? '?')).join(', ')}`),
    ]),
  ]
}
