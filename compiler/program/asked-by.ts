import type { Site } from './ir.ts'
import type { TAsked } from './presentation.ts'

/** Whether a sentence is for the question that is asked at a site. */
export function isAskedBy({ asks, what, at }: Pick<TAsked, 'asks' | 'what' | 'at'>, site: Site): boolean {
  const kind = site.kind === 'one-of' ? 'choose' : site.kind
  return kind === asks && site.at === at.name && (what === null || site.about.includes(what.name))
}
