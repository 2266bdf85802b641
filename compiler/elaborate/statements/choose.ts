import { error } from '../../diagnostics/make.ts'
import type { Count, Expr, Phrase } from '../../../grammar/tree/expressions.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { Domain, Several, Site, TExpr, TStmt } from '../../program/ir.ts'
import { setOf } from '../../game/type.ts'
import { DOER, type Elaboration, type Scope, bind, inner, lookup, newLocal } from '../context.ts'
import { domainOf } from '../expressions/domain.ts'
import { numeric, truth } from '../expressions/expr.ts'
import { piece } from './piece.ts'
import { bulletWords } from './may-prompt.ts'
import { choosePrompt } from './prompt.ts'
import { wordsAsTests } from '../words/read-offer.ts'
import { quantified } from '../words/read-word.ts'
import { isReadIn, readingScope, wordsIn } from '../words/reading-places.ts'
import { standsAlready } from './stands-already.ts'
import type { StatementPlace } from './at.ts'
import { player } from '../expressions/player.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Registers a place where the engine stops and asks. */
export function siteOf(
  e: Elaboration,
  scope: Scope,
  {
    kind,
    prompt,
    optional,
    about = [],
    lines = [],
    loop = false,
    byWord = false,
  }: Pick<Site, 'kind' | 'prompt' | 'optional'> & Partial<Pick<Site, 'about' | 'lines' | 'loop' | 'byWord'>>,
  at: StatementPlace,
): Site {
  if (scope.proc === null) throw new Error('decision outside of a procedure')
  const site: Site = {
    id: e.sites.length + 1,
    kind,
    at: scope.event,
    prompt,
    about,
    lines,
    optional,
    loop,
    sameTime: e.atTheSameTime,
    cites: at.cites.length > 0 ? at.cites : scope.proc.cites,
    proc: scope.proc,
    byWord,
  }
  e.sites.push(site)
  return site
}

function chooser(e: Elaboration, scope: Scope, by: Expr | 'chance' | null, at: StatementPlace): TExpr | 'chance' {
  if (by === 'chance') return 'chance'
  if (by !== null) return player(e, scope, by)
  const doer = lookup(e, scope, DOER)
  if (doer !== null) return doer
  e.report(
    error('HR0206', worded('a part is left out'), at.span, worded('who chooses?'), {
      hint: worded('say `by p`, or `by chance`'),
    }),
  )
  return 'chance'
}

/**
 * What may be chosen. Where a word has a meaning for choices, anything will do that fits one of those whom it may
 * mean.
 */
function choiceOf(e: Elaboration, scope: Scope, phrase: Phrase): Domain {
  if (!wordsIn(e, phrase).some(({ name }) => isReadIn(e, scope, name, 'choices')))
    return domainOf(e, scope, phrase).domain
  const words = readingScope(scope, 'choices')
  const { domain } = domainOf(e, words, wordsAsTests(e, phrase))
  return { ...domain, tests: quantified(e, words, domain.tests) }
}

export function choose(e: Elaboration, scope: Scope, s: Stmt & { kind: 'choose' }, at: StatementPlace): TStmt[] {
  const domain = choiceOf(e, scope, s.phrase)
  scope.proc?.locals.push(domain.local)
  const who = chooser(e, scope, s.by, at)
  const { text: name, span: said } = s.as ?? s.phrase.name ?? s.phrase.type
  const prompt = choosePrompt(e.game, s.phrase, s.as, s.count)
  const about = [s.as, s.phrase.name ?? s.phrase.type].flatMap((name) => (name === null ? [] : [name.text]))
  if (s.count === null) {
    const result = newLocal(e, name, domain.local.type, scope)
    bind(scope, name, result, said)
    return [
      {
        ...at,
        kind: 'choose',
        site: siteOf(e, scope, { kind: 'choose', prompt, about, optional: false }, at),
        who,
        domain,
        result,
        count: null,
        setTest: null,
      },
    ]
  }
  const from = numeric(e, scope, s.count.from)
  const to = s.count.to === null ? from : numeric(e, scope, s.count.to)
  const result = newLocal(e, name, setOf(domain.local.type), scope)
  const site = siteOf(e, scope, { kind: 'choose', prompt, about, optional: s.count.to !== null }, at)
  const inside = inner(scope)
  bind(inside, name, result, said)
  const setTest = s.setWhere === null ? null : truth(e, inside, s.setWhere)
  const before = scope.vars.get(name)
  if (before !== undefined) e.report(standsAlready(name, s.as?.span ?? s.span, before))
  bind(scope, name, result, said)
  return [{ ...at, kind: 'choose', site, who, domain, result, count: { from, to }, setTest }]
}

function severalOf(e: Elaboration, scope: Scope, count: Count, again: boolean): Several {
  const from = numeric(e, scope, count.from)
  return { from, to: count.to === null ? from : numeric(e, scope, count.to), again }
}

export function chooseOne(e: Elaboration, scope: Scope, s: Stmt & { kind: 'chooseOne' }, at: StatementPlace): TStmt[] {
  const who = chooser(e, scope, s.by, at)
  const several = s.count === null ? null : severalOf(e, scope, s.count, s.again)
  const prompt = several === null ? 'choose one of these' : 'choose some of these'
  const lines = s.bullets.map((bullet) => bulletWords(e.game, bullet, s.by))
  const site = siteOf(e, scope, { kind: 'one-of', prompt, lines, optional: s.count?.to != null }, at)
  const inside = inner(scope)
  if (who !== 'chance') inside.vars.set(DOER, who)
  const branches = s.bullets.map((b) => piece(e, inside, b, at, s.again))
  return [{ ...at, kind: 'oneOf', site, who, branches, ...(several === null ? {} : { several }) }]
}
