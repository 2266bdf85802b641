import { components } from './components.ts'
import type { Local } from '../program/ir.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import { MOST_MEMBERS } from './sizes.ts'
import { triedWords } from './tried-words.ts'
import { type WorkedText, otherTexts, wordTexts } from './worked-texts.ts'

/** Where something stands that may take long, and in the text of what. */
export interface LongWay {
  readonly at: string
  readonly span: Span
}

/** What has to be counted: loops, by their variable, and facts, adjectives and relations, by the key of the word. */
export interface LongWays {
  readonly loops: ReadonlyMap<Local, LongWay>
  readonly words: ReadonlyMap<string, LongWay>
  /** Questions whether an event may happen that lead to themselves again. */
  readonly circles: ReadonlyMap<string, LongWay>
}

/** So often something may be worked out while one thing is asked, before it is counted how often that is. */
const OFTEN = 10_000

/** More need not be told apart. */
const MOST = 1e12

/** How often a text is asked for at most: with the rounds of the loops around, and by the places alone. */
interface Asked {
  readonly times: number
  readonly places: number
}

const ONCE: Asked = { times: 1, places: 1 }

/**
 * Loops that may begin very often while one thing is worked out, since they stand in others or in facts that are
 * asked for there; loops over numbers and words, of which there may be any number; and facts that others ask for
 * twice, on and on. Sizes are the worst case, so that the loops of most games need no count.
 */
export function longWays(program: Program): LongWays {
  const words = wordTexts(program)
  const asked = new Map<WorkedText, Asked>()
  const loops = new Map<Local, LongWay>()
  for (const text of [...otherTexts(program), ...callersFirst(words)]) {
    const around = asked.get(text) ?? ONCE
    for (const { local, size, times } of text.loops)
      if (size >= MOST_MEMBERS || times * around.times >= OFTEN) loops.set(local, text)
    for (const [key, here] of text.words) {
      const word = words.get(key)
      if (word !== undefined) asked.set(word, more(asked.get(word) ?? ONCE, around, here))
    }
  }
  const often = [...words].filter(([, text]) => (asked.get(text) ?? ONCE).places >= OFTEN)
  return { loops, words: new Map(often), circles: circlesOf(words, triedWords(program)) }
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

function more(known: Asked, around: Asked, here: Asked): Asked {
  return {
    times: Math.min(MOST, Math.max(known.times, around.times * here.times)),
    places: Math.min(MOST, Math.max(known.places, around.places * here.places)),
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
