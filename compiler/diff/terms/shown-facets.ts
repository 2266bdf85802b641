import type { BoardDecl, TellDecl, ToldPattern, ToldQuestion, ToldWords } from '../../../grammar/tree/declarations.ts'
import { sentenceOf } from '../../syntax/told-sentence.ts'
import { exprTerm } from './expr-term.ts'
import { declared, eventMeant, meant, placed, type Scope } from './scope.ts'
import { leaf, type Term, term, TRUE } from './term.ts'

/** How a table looks, and what is told: said of every case there is. */
type Facets = Readonly<Record<'guard' | 'said', Term> & Partial<Record<'words', Term>>>

export function boardFacets({ verb, names, by }: BoardDecl, scope: Scope): Facets {
  const named = (list: BoardDecl['names']): Term[] => list.map((name) => leaf(declared(scope, name.text)))
  return { guard: TRUE, said: term(verb, ...named(names), term('by', ...named(by))) }
}

export function tellFacets({ patterns, question, only, words }: TellDecl, outside: Scope): Facets {
  const told = question === null ? patterns.map((pattern) => patternSaid(pattern, outside)) : [asked(question, outside)]
  if (words === null && only === null) return { guard: TRUE, said: term('nothing', ...told) }
  const by = question?.by ?? null
  const scope = by === null ? patterns.reduce(namedIn, outside) : placed(outside, by.name.text, 'by')
  const said = words === null ? term('in the words of the event') : term('as', ...wordsSaid(words, scope))
  if (only === null) return { guard: TRUE, said: term('told', ...told, said) }
  return { guard: TRUE, said: term('told only', ...told, term('to', exprTerm(only, scope))), words: said }
}

function wordsSaid(words: ToldWords, scope: Scope): Term[] {
  return sentenceOf(words).pieces.map((piece) =>
    piece.kind === 'words'
      ? leaf(JSON.stringify(piece.text))
      : term('name', leaf(meant(scope, piece.name.text)), ...(piece.counted ?? []).map((w) => leaf(JSON.stringify(w)))),
  )
}

/** A variable that is chosen goes by its name; the name of an event may have changed. */
function asked({ asks, what, at }: ToldQuestion, scope: Scope): Term {
  const named = what === null ? [] : [leaf(asks === 'may' ? eventMeant(scope, what.text) : what.text)]
  return term(`asked to ${asks}`, ...named, term('at', leaf(eventMeant(scope, at.text))))
}

/** Names go by the parts that they stand for. */
function namedIn(scope: Scope, { parts }: ToldPattern): Scope {
  return parts.reduce((known, { role, part }) => {
    if (part.kind === 'said') return known
    const name = part.kind === 'bind' ? (part.name ?? part.type) : part.name
    return placed(known, name.text, part.kind === 'whose' ? `${role} whose` : role)
  }, scope)
}

function patternSaid({ event, parts }: ToldPattern, scope: Scope): Term {
  const said = parts.map(({ role, part }) => {
    switch (part.kind) {
      case 'bind':
        return term(role, leaf(declared(scope, part.type.text)))
      case 'whose':
        return term(role, term('whose', leaf(declared(scope, part.zone.text)), leaf(declared(scope, part.type.text))))
      case 'said':
        return term(role, leaf(declared(scope, part.name.text)))
    }
  })
  return term('event', leaf(eventMeant(scope, event.text)), ...said)
}
