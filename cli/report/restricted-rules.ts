import { withText } from '../../compiler/game/load.ts'
import { dirname, join } from 'node:path'
import { shownPath } from '../files/paths.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { Io } from '../io.ts'
import type { RulesHost } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** A sentence that holds for one seat, or for every seat: `A cannot sweep`, `each cannot sweep`. */
export interface Restriction {
  readonly sentence: string
  /** Null where it holds for all. */
  readonly seat: number | null
  /** What one may not do, or has to, in the words of the rules. */
  readonly says: string
}

const SENTENCE = /^(?:([A-L])|each)\s+((?:cannot|must)\s.*\S)\s*$/u

/** Reads a sentence. @throws UsageError where it is none that can hold for a seat */
export function restrictionMeant(sentence: string, players: number): Restriction {
  const [, letter, says = ''] = SENTENCE.exec(sentence.trim()) ?? []
  const seat = letter === undefined ? null : letter.charCodeAt(0) - 65
  if (says === '' || /[\n\r]/.test(sentence))
    throw new UsageError(
      stated('`{1}` is no sentence for a seat: say `A cannot …` or `A must …`, or `each` for all of them', sentence),
    )
  if (seat !== null && seat >= players) throw new UsageError(stated('`{1}`: only {2} play', sentence, players))
  return { sentence: sentence.trim(), seat, says }
}

/** The rules of a variant in which the sentence holds. */
export function restrictedText(base: string, { seat, says }: Restriction): string {
  return `variant Restricted of ${base} "restricted play"\n\nplayer p ${forSeat(says, seat)}\n`
}

/** The seat comes to the condition, which stands at the end. */
function forSeat(says: string, seat: number | null): string {
  if (seat === null) return says
  const is = `p = ${seat === 0 ? 'first of players' : `next of (first of players, ${seat})`}`
  const at = says.indexOf(' if ')
  return at < 0 ? `${says} if ${is}` : `${says.slice(0, at)} if (${says.slice(at + 4)}) and ${is}`
}

/** Where such a variant would lie beside the game, and a host by which it does. */
export function hostWith(io: Pick<Io, 'cwd' | 'includes'>, game: string, text: string) {
  const path = shownPath(io.cwd, join(dirname(game), 'restricted-play.rules'))
  const host: RulesHost = rulesHost(io.cwd, path, io.includes)
  return { path, host: withText(host, path, text) }
}
