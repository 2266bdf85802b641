import { analysesOf } from '../analyse/analyses.ts'
import { isOfPlayers } from '../analyse/sources-of-cards.ts'
import { zoneOf } from '../analyse/statements/moving.ts'
import { warning } from '../diagnostics/make.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0546: whose a card is all see wherever it lies, as if backs were of as many colours as there are players. What the
 * players lay in one heap that is shuffled, as votes in an urn, they mean to be nobody's.
 */
export const seenThroughAShuffle: Check = ({ program }, report) => {
  const analyses = analysesOf(program)
  const statements = analyses.statements()
  const owned = statements.of('create').find((s) => isOfPlayers(program, zoneOf(s.zone)))
  if (owned === undefined) return
  const sources = analyses.sourcesOfCards()
  const ofPlayers = sources.zonesOfPlayers()
  const warned = new Set<string>()
  for (const s of statements.of('shuffle')) {
    const zone = zoneOf(s.zone)
    if (zone === null || warned.has(zone) || !isCommonAndClosed(program, zone)) continue
    const laid = statements.of('move').find(({ what, zone: to }) => {
      if (zoneOf(to) !== zone) return false
      const from = sources.zonesOf(what)
      return from === null || [...from].some((name) => ofPlayers.has(name))
    })
    if (laid === undefined) continue
    warned.add(zone)
    report(
      warning(
        'HR0546',
        worded('seen through a shuffle'),
        s.span,
        worded('all see whose each card in `{1}` is, also once shuffled', zone),
        {
          secondary: [
            { span: laid.span, text: worded('cards of players come there') },
            { span: owned.span, text: worded('created here, they belong to that player for good') },
          ],
          hint: worded(
            'create them in a zone of the game, where they belong to nobody, and move them to the players from there',
          ),
          clauses: [...s.cites],
        },
      ),
    )
  }
}

/** One for the whole table, of which not everybody sees the cards. */
function isCommonAndClosed({ game, zones }: Program, name: string): boolean {
  const seenBy = zones.get(name)?.seenBy
  return game.zones.get(name)?.key === null && !(seenBy?.kind === 'builtin' && seenBy.name === 'players')
}
