import type { Sayable } from '../../grammar/saying.ts'
import type { Word } from '../analyse/row.ts'
import { secretBehind } from '../analyse/secret-behind.ts'
import { error } from '../diagnostics/make.ts'
import type { Diagnostic, Remark } from '../diagnostics/diagnostic.ts'
import type { Span } from '../../grammar/source-file.ts'
import { layerOf } from '../game/layers.ts'
import type { TSentence } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0527: what a board works out everyone reads, so that it must not follow from what is printed on cards that
 * somebody does not see, nor from what was counted of them.
 */
export const boardTellsHidden: Check = ({ program }, report) => {
  for (const { verb, names, by } of program.board) {
    for (const { name, span } of [...(verb === 'shows' ? names : []), ...by]) {
      const fact = program.game.facts.get(name)
      if (fact === undefined || fact.stored) continue
      const secret = secretBehind(program, { kind: 'fact', name })
      if (secret === null) continue
      const cause = sentenceThatTells(program, { kind: 'fact', name })
      const place: Remark = {
        span,
        text: verb === 'shows' ? worded('the board shows it here') : worded('the board sorts by it here'),
      }
      report(told(program, { name, secret, place, declared: fact.name.span, cause }))
    }
  }
}

interface Telling {
  readonly name: string
  readonly secret: Sayable
  /** The line of the board. */
  readonly place: Remark
  readonly declared: Span
  readonly cause: TSentence | null
}

/** At the line of the board, or at a sentence that was said after it, as by a variant. */
function told({ game }: Program, { name, secret, place, declared, cause }: Telling): Diagnostic {
  const says = worded('`{1}` follows from {2}', name, secret)
  const worked: Remark = { span: declared, text: worded('it is worked out here') }
  const isLater = cause !== null && layerOf(game.layers, cause.span) > layerOf(game.layers, place.span)
  if (isLater)
    return error('HR0527', worded('a board that tells what is hidden'), cause.span, worded('with this {1}', says), {
      secondary: [place, worked],
      hint: worded(
        'let it follow from open cards, or from a fact kept as everybody comes to know it; or remove the board line',
      ),
    })
  return error('HR0527', worded('a board that tells what is hidden'), place.span, says, {
    secondary: [worked, ...(cause === null ? [] : [{ span: cause.span, text: worded('by what is said here') }])],
    hint: worded('show what follows from open cards alone, or keep it in a fact as everybody comes to know it'),
  })
}

/** The last exception, or sentence about an adjective, without which the word would tell nothing that is hidden. */
function sentenceThatTells(program: Program, asked: Word): TSentence | null {
  const tellsWithout = (other: Partial<Program>) => secretBehind({ ...program, ...other }, asked) !== null
  const excepts = [...program.facts.values()].flatMap((fact) =>
    fact.excepts.filter((x) => {
      const others = fact.excepts.filter((other) => other !== x)
      return !tellsWithout({ facts: new Map(program.facts).set(fact.name, { ...fact, excepts: others }) })
    }),
  )
  const sentences = [...program.adjectives.values()].flatMap((adjective) =>
    adjective.sentences.filter((x) => {
      const others = adjective.sentences.filter((other) => other !== x)
      return !tellsWithout({
        adjectives: new Map(program.adjectives).set(adjective.name, { ...adjective, sentences: others }),
      })
    }),
  )
  return excepts.at(-1) ?? sentences.at(-1) ?? null
}
