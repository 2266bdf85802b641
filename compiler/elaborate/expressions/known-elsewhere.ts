import type { Sayable } from '../../../grammar/saying.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { Remark } from '../../diagnostics/diagnostic.ts'
import type { EventSymbol } from '../../game/model.ts'
import { show } from '../../game/type.ts'
import { firstInStmts } from '../../syntax/children.ts'
import { type Elaboration, type Scope, THIS, lookup } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

interface Explained {
  readonly hint?: Sayable
  readonly secondary?: readonly Remark[]
}

/**
 * Why a name is not known here though somebody gave it: as a part of the event that the rule is about, which the rule
 * does not name, or in the text of an event, whose variables live there alone. In the text of a card the head may be
 * what asks, which is about no event.
 */
export function knownElsewhere(e: Elaboration, scope: Scope, name: string, use: Span): Explained {
  const ofRule = lookup(e, scope, THIS) === null ? e.game.events.get(scope.event) : undefined
  return asPart(ofRule, name) ?? inSomeText(e.game.events.values(), name, use) ?? {}
}

function asPart(event: EventSymbol | undefined, name: string): Explained | null {
  const part = event?.params.find((each) => each.name === name)
  if (event === undefined || part === undefined) return null
  const called = `${part.role === 'main' ? '' : `${part.role} `}${part.adjective ?? show(part.type)} ${name}`
  return {
    hint: worded('a rule names the parts that it speaks of: `{1} {2}`', event.name.text, called),
    // Whoever does what is declared where it is offered is named there alone.
    secondary: [
      { span: part.said ?? event.name.span, text: worded('this `{1}` is a part of `{2}`', name, event.name.text) },
    ],
  }
}

function inSomeText(events: Iterable<EventSymbol>, name: string, use: Span): Explained | null {
  for (const event of events) {
    const bodies = [event.body ?? [], ...event.overrides.map(({ decl }) => decl.body)]
    for (const body of bodies) {
      const given = firstInStmts(body, (stmt) => givenBy(stmt, name))
      // Of a file that somebody else wrote the same name says nothing of what is meant here.
      if (given?.span.file.path === use.file.path) return explained(event.name.text, given, isWithin(use, body))
    }
  }
  return null
}

/** What an instruction gives a name to for the rest of its block. */
function givenBy(stmt: Stmt, name: string): Name | null {
  const given = stmt.kind === 'let' ? stmt.name : stmt.kind === 'choose' ? (stmt.as ?? stmt.phrase.name) : null
  return given?.text === name ? given : null
}

function explained(event: string, { text, span }: Name, sameText: boolean): Explained {
  return {
    hint: sameText
      ? worded('give `{1}` its value before, in the block around both', text)
      : worded(
          'for rules, keep it in a fact: `{1}: … starts …` at the margin, and `{1} becomes …` in `{2}`',
          text,
          event,
        ),
    secondary: [
      {
        span,
        text: sameText
          ? worded('it is known in this block alone')
          : worded('it is known in the text of `{1}` alone', event),
      },
    ],
  }
}

function isWithin({ file, start }: Span, body: readonly Stmt[]): boolean {
  const [first, last] = [body[0], body.at(-1)]
  if (first === undefined || last === undefined) return false
  return file.path === first.span.file.path && start >= first.span.start && start < last.span.end
}
