import { error } from '../../diagnostics/make.ts'
import type { Label } from '../../diagnostics/diagnostic.ts'
import type { Game } from '../../game/model.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Elaboration } from '../context.ts'

/** Who names a removed card: in words, and how a variant would change it. */
interface Owner {
  readonly said: string
  readonly change: string
}

/** So many places are shown; the others are only counted. */
const MOST_SHOWN = 10

/** HR0408: what still names a card that a variant removes, under the variant's own line. */
export function reportRemovedCards(e: Elaboration): void {
  for (const [name, at] of e.game.removedCards) {
    const owners = new Map<string, { readonly owner: Owner; readonly span: Span }>()
    for (const use of e.removedUses) {
      if (use.name !== name) continue
      const owner = ownerOf(e.game, use.span)
      if (!owners.has(owner.said)) owners.set(owner.said, { owner, span: use.span })
    }
    if (owners.size === 0) continue
    const shown = [...owners.values()].slice(0, MOST_SHOWN)
    const secondary: Label[] = shown.map(({ owner, span }) => ({
      span,
      text: `${owner.said} names it; ${owner.change}`,
    }))
    const more = owners.size > shown.length ? `; ${owners.size - shown.length} more do not show here` : ''
    e.report(
      error(
        'HR0408',
        'a removed card is still named',
        at.span,
        `${owners.size === 1 ? 'one sentence or example names' : `${owners.size} sentences and examples name`} \`${name}\``,
        {
          secondary,
          hint: `let this variant replace or remove each of them${more}`,
        },
      ),
    )
  }
}

const holds = (outer: Span, inner: Span): boolean =>
  outer.file === inner.file && outer.start <= inner.start && inner.end <= outer.end

/** The sentence, declaration or example of which a place is a part. */
function ownerOf(game: Game, at: Span): Owner {
  const example = game.examples.find((x) => holds(x.span, at))
  if (example !== undefined)
    return { said: `the example "${example.title}"`, change: `\`remove example "${example.title}"\`, or replace it` }
  const sentence = [...game.modals, ...game.hooks, ...game.excepts, ...game.refusals].find((rule) =>
    holds(rule.decl.span, at),
  )
  if (sentence !== undefined) return { said: `\`${sentence.name}\``, change: `\`replace ${sentence.name}: …\`` }
  const event = [...game.events.values()].find((x) => x.body?.some((stmt) => holds(stmt.span, at)))
  if (event !== undefined) return { said: `\`${event.name.text}\``, change: `\`replace to ${event.name.text} …\`` }
  const fact = [...game.facts.values()].find((x) => holds(x.decl.span, at))
  return fact === undefined
    ? { said: 'a sentence', change: 'replace or remove it' }
    : { said: `\`${fact.name.text}\``, change: `\`replace ${fact.name.text} …\`` }
}
