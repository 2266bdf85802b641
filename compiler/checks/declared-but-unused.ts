import type { Sayable } from '../../grammar/saying.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { warning } from '../diagnostics/make.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { nameOf } from '../game/changed-names.ts'
import { namesIn } from '../game/names-in.ts'
import type { TakenDeclaration } from '../game/overlay-state.ts'
import type { Resolution } from '../game/resolve.ts'
import { holderFact } from '../game/holder.ts'
import { sideFact } from '../game/side.ts'
import { nameInText } from '../../grammar/name-in-text.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { worded } from '../diagnostics/worded.ts'

/** Names that the language itself declares, or reads. */
const BUILT_IN: ReadonlySet<string> = new Set(['waiting', 'applicable', 'lasting', 'result'])

const unused = (name: Name, text: Sayable): Diagnostic =>
  warning('HR0503', worded('declared but not used'), name.span, text, { hint: worded('use it, or take it out') })

/** A variant took away what used it. */
const leftOver = (name: Name, { module, span }: TakenDeclaration, text: Sayable): Diagnostic =>
  warning('HR0503', worded('declared but not used'), span, worded('in `{1}` {2}', module, text), {
    secondary: [{ span: name.span, text: worded('it is declared here') }],
    hint: worded('use it, or take it away as well: `remove {1}`', nameInText(name.text)),
  })

/**
 * Finds the last line of a variant that took away a sentence with a name; none where the variant declares it itself.
 * All of them are gone through once, however many names are asked for.
 */
function takenFrom({ taken, entries }: Resolution): (name: Name) => TakenDeclaration | undefined {
  const byName = new Map<string, TakenDeclaration[]>()
  for (const each of taken)
    for (const text of new Set(namesIn(each.decl).map((naming) => naming.text)))
      if (nameOf(each.decl)?.text !== text) byName.set(text, [...(byName.get(text) ?? []), each])
  if (byName.size === 0) return () => undefined
  const homes = new Map(entries.map(({ decl, module }) => [nameOf(decl)?.span, module]))
  return ({ text, span }) => byName.get(text)?.findLast(({ module }) => module !== homes.get(span))
}

/** HR0503: what nothing in the game uses is a slip, or left over; of rules that games share each uses a part. */
export const declaredButUnused: Check = ({ program, resolution }, report) => {
  const isShared = (path: string): boolean => resolution.modules.some(({ shared }) => shared.has(path))
  const { game } = program
  const usage = analysesOf(program).usage()
  const goneBy = [sideFact(game)?.name, holderFact(game)?.name]
  const lastTaken = takenFrom(resolution)
  const tell = (
    declared: Iterable<{ readonly name: Name }>,
    used: ReadonlySet<string>,
    text: (name: string) => Sayable,
  ): void => {
    for (const { name } of declared) {
      if (used.has(name.text) || goneBy.includes(name) || BUILT_IN.has(name.text) || isShared(name.span.file.path))
        continue
      const by = lastTaken(name)
      report(by === undefined ? unused(name, text(name.text)) : leftOver(name, by, text(name.text)))
    }
  }
  tell(game.enums.values(), usage.types, (n) => worded('nothing is a `{1}`', n))
  tell(game.printed.values(), usage.printed, (n) => worded('no rule reads the `{1}` of a card', n))
  tell(game.facts.values(), usage.facts, (n) => worded('no rule asks for `{1}`', n))
  tell(game.adjectives.values(), usage.adjectives, (n) => worded('no rule asks what is `{1}`', n))
  tell(game.readings.values(), program.used, (n) => worded('no text uses the word `{1}`', n))
  tell(game.relations.values(), usage.relations, (n) => worded('no rule asks what `{1}` what', n))
  tell(game.zones.values(), usage.zones, (n) => worded('no rule puts anything into `{1}` or looks there', n))
  // Of an event that ends a rule and is never done, HR0520 speaks.
  const ending = new Set(
    program.lasting.flatMap(({ until, during }) => [
      ...until.map((p) => p.event.text),
      ...(during === null ? [] : [during.text]),
    ]),
  )
  tell(
    [...game.events.values()].filter((e) => e.body !== null),
    new Set([...usage.events, ...ending]),
    (n) => worded('nothing does `{1}` and no player may', n),
  )
}
