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

/** Names that the language itself declares, or reads. */
const BUILT_IN: ReadonlySet<string> = new Set(['waiting', 'applicable', 'lasting', 'result'])

const unused = (name: Name, text: string): Diagnostic =>
  warning('HR0503', 'declared but not used', name.span, text, { hint: 'use it, or take it out' })

/** A variant took away what used it. */
const leftOver = (name: Name, { module, span }: TakenDeclaration, text: string): Diagnostic =>
  warning('HR0503', 'declared but not used', span, `in \`${module}\` ${text}`, {
    secondary: [{ span: name.span, text: 'it is declared here' }],
    hint: `use it, or take it away as well: \`remove ${nameInText(name.text)}\``,
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
    text: (name: string) => string,
  ): void => {
    for (const { name } of declared) {
      if (used.has(name.text) || goneBy.includes(name) || BUILT_IN.has(name.text) || isShared(name.span.file.path))
        continue
      const by = lastTaken(name)
      report(by === undefined ? unused(name, text(name.text)) : leftOver(name, by, text(name.text)))
    }
  }
  tell(game.enums.values(), usage.types, (n) => `nothing is a \`${n}\``)
  tell(game.printed.values(), usage.printed, (n) => `no rule reads the \`${n}\` of a card`)
  tell(game.facts.values(), usage.facts, (n) => `no rule asks for \`${n}\``)
  tell(game.adjectives.values(), usage.adjectives, (n) => `no rule asks what is \`${n}\``)
  tell(game.readings.values(), program.used, (n) => `no text uses the word \`${n}\``)
  tell(game.relations.values(), usage.relations, (n) => `no rule asks what \`${n}\` what`)
  tell(game.zones.values(), usage.zones, (n) => `no rule puts anything into \`${n}\` or looks there`)
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
    (n) => `nothing does \`${n}\` and no player may`,
  )
}
