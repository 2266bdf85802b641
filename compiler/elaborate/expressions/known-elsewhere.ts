import type { Span } from '../../../grammar/source-file.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { Label } from '../../diagnostics/diagnostic.ts'
import type { EventSymbol } from '../../game/model.ts'
import { show } from '../../game/type.ts'
import { firstInStmts } from '../../syntax/children.ts'
import { type Elaboration, type Scope, THIS, lookup } from '../context.ts'

interface Explained {
  readonly hint?: string
  readonly secondary?: readonly Label[]
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
    hint: `a rule names the parts that it speaks of: \`${event.name.text} ${called}\``,
    // Whoever does what is declared where it is offered is named there alone.
    secondary: [{ span: part.said ?? event.name.span, text: `this \`${name}\` is a part of \`${event.name.text}\`` }],
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
      ? `give \`${text}\` its value before, in the block around both`
      : `for rules, keep it in a fact: \`${text}: … starts …\` at the margin, and \`${text} becomes …\` in \`${event}\``,
    secondary: [
      { span, text: sameText ? 'it is known in this block alone' : `it is known in the text of \`${event}\` alone` },
    ],
  }
}

function isWithin({ file, start }: Span, body: readonly Stmt[]): boolean {
  const [first, last] = [body[0], body.at(-1)]
  if (first === undefined || last === undefined) return false
  return file.path === first.span.file.path && start >= first.span.start && start < last.span.end
}
