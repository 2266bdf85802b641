import type { Branches, Question } from '../flow/operation.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import { firstCall } from '../analyse/first-call.ts'
import { absentParts } from '../analyse/absent-parts.ts'
import { whileGrowing } from '../analyse/set-laid-down.ts'
import { isRestricted } from '../analyse/event-text.ts'
import { biasOf } from '../program/number-ranges.ts'
import { all, any } from '../typescript/build.ts'
import { type Code, FALSE, lines, type Part, TRUE } from '../typescript/code.ts'
import { code, STATE } from '../typescript/vocabulary.ts'
import { candidates } from './candidates.ts'
import { type Emitter, heldCardsOf } from './emitter.ts'
import { requiredOf } from '../analyse/set-chosen.ts'
import { domainSet, emitExpr } from './expr.ts'
import { allThere, guarded } from './guarded.ts'
import type { Scope } from './scope.ts'

/** Asks; what may be answered is listed by a function of the site. */
export function questionCode(at: Scope, question: Question): Code {
  const { em, body, slot } = at
  switch (question.kind) {
    case 'act':
      return ask(at, question.choice, question.choice.site.optional)
    case 'may':
      return ask(at, question.choice, true)
    case 'choose': {
      listed(at, question.choice.site.id, candidates(em, body.names, question.choice, []))
      const asked = ask(at, question.choice, false)
      return isDrawnAtOnce(em, question) ? lines([drawnAtOnce(at, question.choice), asked]) : asked
    }
    case 'choose-set':
      return askForSet(at, question)
    case 'one-of': {
      const { choice } = question
      const asked = ask(at, choice, false)
      const open = choice.branches.map((branch, i) => code`if (${feasible(at, branch)}) out.push(${i + 1})`)
      listed(at, choice.site.id, lines(open))
      return asked
    }
    case 'some-of': {
      const { choice, atLeast, atMost, picked } = question.branches
      const soFar = pickedOf(slot(picked), 0, slot(atLeast), slot(atMost))
      listed(at, choice.site.id, openBranches(at, question.branches), soFar)
      const { from, to } = choice.several ?? {}
      return ask(at, choice, to === from ? FALSE : code`${slot(picked)}.length >= ${slot(atLeast)}`, slot(picked))
    }
  }
}

/** Whether chance picks among all that lies in a zone: then the text goes on at once. */
export function isDrawnAtOnce({ shortcuts }: Emitter, question: Question): boolean {
  if (!shortcuts.has('draws-by-index')) return false
  if (question.kind !== 'choose' || question.choice.who !== 'chance') return false
  const { set, tests, local } = question.choice.domain
  return tests.length === 0 && set?.kind === 'zone' && !set.family && local.type.base === 'card'
}

/** Whoever does not see the cards loses sight of them as in a shuffle. */
function drawnAtOnce({ em, body }: Scope, { domain }: TStmt & { kind: 'choose' }): Code {
  const list = domainSet(em, body.names, domain)
  const draw = code`drawAtOnce(s, f, ${list}, ${biasOf(domain.local.type)})`
  if (heldCardsOf(em) === null) return code`if (${draw}) continue`
  return code`if (${draw}) {\nloseSight(s, ${list}, HOLDS_CARDS)\ncontinue\n}`
}

type Asking = TStmt & { readonly kind: 'act' | 'may' | 'choose' | 'oneOf' }

/**
 * `optional` tells whether it may be declined; `picked` how many were chosen so far, where several are that make a set.
 */
function ask({ em, body }: Scope, { site, who }: Asking, optional: Part, picked: Part | null = null): Code {
  const several =
    picked === null || !em.analyses.announces() || !em.shortcuts.has('orders-told-apart')
      ? []
      : [code`${picked}.length`]
  const asked = who === 'chance' ? code`CHANCE` : emitExpr(em, body.names, who)
  return code`ask(s, f, ${[code`${site.id}`, asked, optional, ...several]})`
}

function listed({ em, proc }: Scope, site: number, answers: Code, picked?: Code): void {
  if (proc === null) throw new Error('the kernel asks nothing')
  em.sites.set(site, { frame: em.frame(proc), code: answers, ...(picked === undefined ? {} : { picked }) })
}

/** What is chosen so far of several that are asked for, and how many have to be; values as they are answered. */
const pickedOf = (picked: Part, bias: number, from: Part, to: Part): Code =>
  code`({ answers: ${bias === 0 ? picked : code`${picked}.map((each) => each + ${bias})`}, atLeast: ${from}, atMost: ${to} })`

function askForSet(at: Scope, { set, after, announced }: Question & { kind: 'choose-set' }): Code {
  const { em, body, slot } = at
  const { choice } = set
  const own = requiredOf(em.program, choice, [])
  const whole = em.shortcuts.has('whole-sets') ? requiredOf(em.program, choice, after) : own
  const grows = announced && whole.length === 0 && em.shortcuts.has('growing-sets')
  const growing = grows ? whileGrowing(em.program, choice, after) : null
  const ofSet = { from: slot(set.atLeast), to: slot(set.atMost), growing }
  const answers = (required: readonly TExpr[]): Code => candidates(em, body.names, choice, required, ofSet)
  const passed = (required: readonly TExpr[]): Code[] => required.map((x) => emitExpr(em, body.names, x))
  // An `only if` behind the choice is part of an announcement; elsewhere it only ends the text.
  const both = whole.length > own.length && !announced
  const behindIt = passed(whole.slice(own.length))
  const behind = both ? [any([code`s.announcing === 0`, all(behindIt)])] : behindIt
  const result = body.names.of(choice.result)
  const enough = all([code`${result}.length >= ${ofSet.from}`, ...passed(own), ...behind])
  const listing = both ? code`if (s.announcing === 0) {\n${answers(own)}\nreturn\n}\n${answers(whole)}` : answers(whole)
  listed(at, choice.site.id, listing, pickedOf(result, biasOf(choice.domain.local.type), ofSet.from, ofSet.to))
  return ask(at, choice, enough, result)
}

function openBranches(at: Scope, { choice, picked }: Branches): Code {
  const again = choice.several?.again === true
  return lines(
    choice.branches.map((branch, i) => {
      const push = code`out.push(${i + 1})`
      const unpicked = again ? [] : [code`!${at.slot(picked)}.includes(${i + 1})`]
      const tests = [...unpicked, feasible(at, branch)].filter((test) => test !== TRUE)
      return tests.length === 0 ? push : code`if (${all(tests)}) ${push}`
    }),
  )
}

/** A branch whose first instruction may not happen is not offered. */
function feasible({ em, body }: Scope, branch: readonly TStmt[]): Code {
  const first = firstCall(branch)
  if (first === null || first.forced) return TRUE
  const event = em.program.events.get(first.event)
  const absent = absentParts(em.program, first.event, first.args)
  const args = first.args.map((x) => ({ code: emitExpr(em, body.names, x), optional: absent.includes(x) }))
  if (event === undefined || !isRestricted(event)) return all(allThere(args))
  return guarded(args, FALSE, (of) => code`${em.can(first.event)}(${[STATE, ...of]})`)
}
