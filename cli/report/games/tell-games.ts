import { type Io, note } from '../../io.ts'
import type { GamesMeant } from './games-meant.ts'
import { stated } from '../../stated.ts'

/** Says before it begins how much is played, what less of than without a bound on time, and how to have it otherwise. */
export function tellGames(io: Io, total: number, { games, cut, minutes, seconds }: GamesMeant): void {
  const [all, some] =
    minutes === null
      ? [`${total} games`, '']
      : [`about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ${total} games`, MINUTES]
  note(
    io,
    stated(
      '{1}: {2} that are counted, and others to compare them with; {3}`--games` says how many are counted, and Ctrl-C ends it with what there is',
      all,
      games,
      some,
    ),
  )
  if (minutes === null || cut.length === 0) return
  const each = seconds === null ? '' : `a game takes about ${Math.max(1, Math.round(seconds * 1000))} ms here, so `
  const told = cut.map(({ name, games: now, of }) => `${name} ${now} of ${of}`).join(', ')
  note(io, stated('{1}some parts play less than they would ({2})', each, told))
}

const MINUTES = '`--minutes` says how long it may take, '
