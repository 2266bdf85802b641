import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { FactDecl } from '../../../grammar/tree/declarations.ts'
import type { AdjectiveDecl } from '../../../grammar/tree/statements.ts'
import type { Name, Param } from '../../../grammar/tree/names.ts'
import { type Game, type ParamSymbol, type ZoneSymbol, LASTING_ZONE } from '../model.ts'
import { noteUse } from '../name-use.ts'
import type { OverlayState } from '../overlay-state.ts'
import { UNKNOWN, show } from '../type.ts'
import type { Declaring } from './declaring.ts'
import { MAX_SEATS } from './seats.ts'
import { paramOf } from './types.ts'
import { worded } from '../../diagnostics/worded.ts'

/** A zone that a game has, with its instances. */
export function declareZone(d: Declaring, zone: Pick<ZoneSymbol, 'name' | 'holds'> & Partial<ZoneSymbol>): void {
  const { name, holds, key = null, capacity = null, seenBy = null, cites = [] } = zone
  const size = key === null ? 1 : (d.game.enums.get(key.type.of)?.values.length ?? MAX_SEATS)
  d.game.zones.set(name.text, { name, key, holds, capacity, seenBy, base: d.nextZone, size, cites })
  d.nextZone += size
}

/** Zones are of what there is a fixed number of. */
export function zoneKey(d: Declaring, key: Param): ParamSymbol {
  const symbol = paramOf(d, key)
  const { base, set } = symbol.type
  if (base === 'unknown' || ((base === 'player' || base === 'enum') && !set)) return symbol
  d.report(
    error(
      'HR0201',
      worded('wrong kind of things'),
      key.span,
      worded('there is no zone for each {1}', show(symbol.type)),
      {
        hint: worded('a zone is `of player p`, or of the values of a type of the game'),
      },
    ),
  )
  return { ...symbol, type: UNKNOWN }
}

/** Where rules lie that hold for a while, in games that have such rules. */
export function declareLastingZone(d: Declaring, span: Name['span']): void {
  declareZone(d, { name: { text: LASTING_ZONE, span }, holds: 'effects' })
  for (const { decl } of d.state.entries) {
    if ((decl.kind !== 'zone' && decl.kind !== 'fact' && decl.kind !== 'option') || decl.name.text !== 'lasting')
      continue
    d.report(
      error(
        'HR0102',
        worded('declared twice'),
        decl.name.span,
        worded('`lasting` is where rules lie that hold until an event'),
        {
          hint: worded('choose another name'),
        },
      ),
    )
  }
}

/** A fact that lives in zones is kept of cards, and names zones of the game in which cards lie. */
export function zonesOfFacts(game: Game, state: OverlayState, report: Report): void {
  for (const { decl } of state.entries) {
    if (decl.kind !== 'fact' && decl.kind !== 'adjective') continue
    const [first] = decl.zones
    const problem = first === undefined ? null : notKeptOfCards(game, decl, first.span)
    if (problem !== null) report(problem)
    for (const zone of decl.zones) {
      const known = game.zones.get(zone.text)
      if (known === undefined)
        report(
          error(
            'HR0101',
            worded('unknown zone'),
            zone.span,
            worded('no zone is called `{1}`', zone.text),
            nearest(zone.text, game.zones.keys()),
          ),
        )
      else noteUse(game.uses, 'zone', zone.span, known.name.span)
      if (known?.holds === 'effects')
        report(
          error(
            'HR0201',
            worded('wrong kind of zone'),
            zone.span,
            worded('cards do not lie in `{1}`, but effects', zone.text),
          ),
        )
    }
  }
}

/** What is worked out does not start afresh where a card comes or goes, nor what is said of anything but one card. */
function notKeptOfCards(game: Game, decl: FactDecl | AdjectiveDecl, span: Span): Diagnostic | null {
  const name = decl.name.text
  if (decl.starts === null)
    return error(
      'HR0208',
      worded('worked out, not kept'),
      span,
      worded('`{1}` is worked out wherever it is asked', name),
      {
        hint:
          decl.kind === 'adjective'
            ? worded('say in its condition where it holds: `if … in ZONE and …`')
            : worded('say in its value where it differs: `(… if … in ZONE else …)`'),
      },
    )
  const symbol = decl.kind === 'fact' ? game.facts.get(name) : game.adjectives.get(name)
  if (symbol === undefined) return null
  const subjects = 'params' in symbol ? symbol.params.map(({ type }) => type) : [symbol.subject]
  const [only = UNKNOWN] = subjects
  if (subjects.length === 1 && (only.base === 'card' || only.base === 'unknown')) return null
  const of = subjects.length === 0 ? worded('the game') : subjects.map((type) => `a ${show(type)}`).join(' and ')
  return error(
    'HR0201',
    worded('not kept of cards'),
    span,
    worded('`{1}` is kept of {2}, and only cards come into zones', name, of),
    {
      hint: worded('leave out `in …`, or keep it of `card`'),
    },
  )
}
