import type { HookRule, Local, Proc, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { isSecretOf, secretIn } from './secret-behind.ts'
import { statementsIn } from './walk.ts'

/**
 * Who is told that the effect of a trigger waits which stands on no card, by its text; everybody where nothing is said.
 * That the effect of a card waits is told to those who know the card. Where one without a card waits because of what
 * hidden cards are, those alone may know who see them: who did the event, if they are that player's own.
 */
export function whoIsToldToWait(program: Program): ReadonlyMap<Proc, 'controller' | 'nobody'> {
  const found = new Map<Proc, 'controller' | 'nobody'>()
  for (const { proc, whens } of program.events.values())
    for (const rule of whens) {
      if (rule.self !== null && rule.lasting === null) continue
      const asked = [...rule.tests, ...whereItGoes(proc, rule)]
      if (!rule.tests.some((test) => secretIn(program, test, asked) !== null)) continue
      const isOwn = found.get(rule.proc) !== 'nobody' && isSecretOf(program, asked, doerOf(program, proc, rule))
      found.set(rule.proc, isOwn ? 'controller' : 'nobody')
    }
  return found
}

/** The zones into which an event moves the cards that it is about, as far as its text names them. */
function whereItGoes(proc: Proc | null, { binders }: HookRule): readonly TExpr[] {
  if (proc === null) return []
  const { params, body } = proc
  const asked = params.filter((_, i) => binders[i] !== null)
  return statementsIn(body).flatMap((s) =>
    s.kind === 'move' && s.what.kind === 'local' && asked.includes(s.what.local) ? [s.zone] : [],
  )
}

/** What who does the event is called, in its text and in the rule. Rules that last are those of who laid them down. */
function doerOf({ game }: Program, proc: Proc | null, { event, binders, lasting }: HookRule): ReadonlySet<Local> {
  const by = game.events.get(event)?.params.findIndex(({ role }) => role === 'by') ?? -1
  if (by < 0 || lasting !== null) return new Set()
  return new Set([proc?.params[by], binders[by]].filter((local): local is Local => local != null))
}
