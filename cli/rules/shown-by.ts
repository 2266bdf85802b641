import { type Entry, handlesOf } from '../../compiler/game/entry.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { clausesIn } from '../../compiler/syntax/cited-clauses.ts'
import { spanText } from '../../grammar/source-file.ts'
import { lex } from '../../grammar/tokens.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { declarationPlace } from '../../language/rule-entry.ts'
import type { LoadedGame } from '../load-game.ts'
import type { Toolchain } from '../toolchain.ts'

/** The examples of a game that hold, and in which the rules apply that stand at some places. */
export type Showing = ReadonlyMap<string, readonly ExampleDecl[]>

/** Runs the examples of a game that notes which rules apply. */
export async function showingExamples(
  tools: Toolchain,
  { engine, examples, coverage }: LoadedGame,
  { entries }: Resolution,
): Promise<Showing> {
  const all = entries.flatMap(({ decl }) => (decl.kind === 'example' ? [decl] : []))
  const decls = new Map(all.map((decl) => [declarationPlace(decl), decl]))
  const showing = new Map<string, ExampleDecl[]>()
  for (const example of examples) {
    coverage?.applied.clear()
    const { ok } = await tools.runExample(engine, example, {})
    const decl = decls.get(example.place)
    if (!ok || decl === undefined) continue
    for (const rule of coverage?.applied ?? []) {
      const place = coverage?.places[rule] ?? ''
      showing.set(place, [...(showing.get(place) ?? []), decl])
    }
  }
  return showing
}

/**
 * Tells of rules, each with the example by which somebody recognises it: that cites its clause, best as what refuses
 * something, of which a line does or may not do what the rule speaks of, and in which there is the least to read. Each
 * is told once.
 */
export class ShownBy {
  private readonly told = new Set<ExampleDecl>()
  private readonly showing: Showing

  constructor(showing: Showing) {
    this.showing = showing
  }

  /** In words; nothing where no example shows a rule. */
  lines({ decl }: Entry): readonly string[] {
    const all = this.showing.get(declarationPlace(decl)) ?? []
    const ranked = all.map((example) => ({ example, rank: rankFor(decl, example) }))
    const [best, ...others] = ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ example }) => example)
    if (best === undefined) return []
    const said = `shown by ${JSON.stringify(best.title)}, ${declarationPlace(best)}`
    if (this.told.has(best)) return [`${said}, as above`]
    this.told.add(best)
    const [, ...lines] = spanText(best.span).trimEnd().split(/\r?\n/u)
    return [others.length === 0 ? said : `${said}, and by ${others.length} more`, ...lines]
  }
}

function rankFor(decl: Decl, example: ExampleDecl): readonly number[] {
  const clauses = new Set(clausesIn(decl))
  const refuses = example.steps.some((step) => 'because' in step && step.because?.some(({ text }) => clauses.has(text)))
  const own = ownWords(decl)
  const speaks = example.steps.some(({ span }) => {
    const line = spanText(span)
    return line.includes(' may not ') === forbids(decl) && lex(line).tokens.some(({ image }) => own.includes(image))
  })
  return [
    refuses ? 0 : example.cites.some(({ text }) => clauses.has(text)) ? 1 : example.cites.length === 0 ? 2 : 3,
    speaks ? 0 : 1,
    example.given.length + example.steps.length,
    spanText(example.span).length,
  ]
}

/** Less than 0 where the first comes before the second. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, i) => each - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0

/** Whether somebody meets a rule by what may not be done. */
const forbids = (decl: Decl): boolean => decl.kind === 'modal' && !['may', 'always asked'].includes(decl.modality)

/** What a rule is about, as lines of examples name it. */
function ownWords(decl: Decl): readonly string[] {
  if (decl.kind === 'modal' || decl.kind === 'hook') return decl.patterns.map(({ event }) => event.text)
  return decl.kind === 'except' ? [decl.fact.text] : handlesOf(decl)
}
