import { components } from './components.ts'
import type { HeavyWays } from './heavy-ways.ts'
import type { Local, Proc } from '../program/ir.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import { MOST_IN_SET } from './sizes.ts'
import { MOST, ONCE, type Often, type Runs } from './runs.ts'
import { type WorkedText, otherTexts, wordTexts } from './worked-texts.ts'

/** Where something stands that may take long, and in the text of what. */
export interface LongWay {
  readonly at: string
  readonly span: Span
}

/**
 * What has to be counted: loops, by their variable; facts, adjectives and relations, by the key of the word; and events
 * that are carried out very often though they do not lead to themselves, by name.
 */
export interface LongWays {
  readonly loops: ReadonlyMap<Local, LongWay>
  /** Those of them in each round of which the kernel may do much. */
  readonly heavy: ReadonlySet<Local>
  readonly words: ReadonlyMap<string, LongWay>
  /** Questions whether an event may happen that lead to themselves again. */
  readonly circles: ReadonlyMap<string, LongWay>
  readonly events: ReadonlySet<string>
}

/** So often something may be worked out while one thing is asked, before it is counted how often that is. */
const OFTEN = 10_000

/** The same of what is done between two answers, where the worst case is far from what ever happens. */
const VERY_OFTEN = 10_000_000

/** How often a text is asked for at most: while one thing is worked out, and between two answers. */
interface Asked extends Often {
  readonly between: number
}

/** What is known of the program besides. */
interface Asking {
  readonly texts: ReadonlyMap<Proc, WorkedText>
  readonly runs: Runs
  readonly heavy: HeavyWays
  /** The words that are asked while an announcement is tried. */
  readonly tried: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Loops that may begin very often while one thing is worked out, since they stand in others or in facts that are
 * asked for there; loops over numbers and words, of which there may be any number; facts that others ask for twice, on
 * and on; and events that others carry out twice, on and on. Sizes are the worst case, so that most games need no
 * count.
 */
export function longWays(program: Program, { texts: procs, runs, heavy, tried }: Asking): LongWays {
  const words = wordTexts(program)
  const asked = new Map<WorkedText, Asked>()
  for (const [proc, text] of procs) asked.set(text, { ...ONCE, between: runs.procs.get(proc)?.times ?? 1 })
  const loops = new Map<Local, LongWay>()
  for (const text of [...procs.values(), ...otherTexts(program), ...callersFirst(words)]) {
    const around = asked.get(text) ?? { ...ONCE, between: 1 }
    for (const { local, size, times } of text.loops)
      if (
        size >= MOST_IN_SET ||
        times * around.times >= OFTEN ||
        times * around.between >= VERY_OFTEN ||
        heavy.loops.has(local)
      )
        loops.set(local, text)
    for (const [key, here] of text.words) {
      const word = words.get(key)
      if (word !== undefined) asked.set(word, most(asked.get(word), around, here))
    }
  }
  const often = [...words].filter(([, text]) => (asked.get(text) ?? ONCE).places >= OFTEN)
  return {
    loops,
    heavy: heavy.loops,
    words: new Map(often),
    circles: circlesOf(words, tried),
    events: new Set([...eventsDoneOften(runs), ...heavy.events]),
  }
}

/** Events that are carried out very often, since others do so twice, on and on. */
export function eventsDoneOften({ events }: Runs): ReadonlySet<string> {
  return new Set([...events].filter(([, { places }]) => places >= OFTEN).map(([name]) => name))
}

/** Facts never follow from themselves; whether an event may happen can depend on whether it may. */
function circlesOf(
  words: ReadonlyMap<string, WorkedText>,
  tried: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, WorkedText> {
  const next = (key: string): Iterable<string> => [...(words.get(key)?.words.keys() ?? []), ...(tried.get(key) ?? [])]
  const circles = components(words.keys(), next, new Set()).flatMap((keys) =>
    keys.filter((key) => keys.length > 1 || [...next(key)].includes(key)),
  )
  return new Map([...words].filter(([key]) => circles.includes(key) && key.startsWith('can ')))
}

function most(known: Asked | undefined, around: Asked, here: Often): Asked {
  return {
    times: Math.min(MOST, Math.max(known?.times ?? 1, around.times * here.times)),
    places: Math.min(MOST, Math.max(known?.places ?? 1, around.places * here.places)),
    between: Math.min(MOST, Math.max(known?.between ?? 1, around.between * here.times)),
  }
}

/** Each before all that it asks for. */
function callersFirst(words: ReadonlyMap<string, WorkedText>): WorkedText[] {
  const seen = new Set<WorkedText>()
  const found: WorkedText[] = []
  const visit = (text: WorkedText): void => {
    if (seen.has(text)) return
    seen.add(text)
    for (const key of text.words.keys()) {
      const word = words.get(key)
      if (word !== undefined) visit(word)
    }
    found.push(text)
  }
  for (const text of words.values()) visit(text)
  return found.reverse()
}
