import { JoinedVariants } from '../game/joined-variants.ts'
import type { Resolution } from '../game/resolve.ts'
import { implies } from './implies.ts'
import type { Sentence } from './subjects.ts'
import { negated, same, type Term, TRUE } from './terms/term.ts'

/** What a sentence makes of a fact: another value, or something of what has come out so far. */
type Makes = 'sets' | 'adds' | 'takes' | 'works-on'

/**
 * Whether two exceptions of one fact come to the same in either order, as the text shows it. What sets a value goes
 * before all others wherever it stands, and of those that set one only one can hold (HR0501), but where variants are
 * joined in an order, or cards bear them.
 */
export function commuting(next: Resolution): (a: Sentence, b: Sentence) => boolean {
  const variants = new JoinedVariants(next.modules)
  return (a, b) => {
    const [first, second] = [makes(a), makes(b)]
    if (areApart(a, b)) return true
    if (first === 'sets' && second === 'sets') {
      if (same(valueOf(a), valueOf(b))) return true
      const isPlain = a.entry.context === null && b.entry.context === null
      return isPlain && variants.between(a.entry.decl.span, b.entry.decl.span).kind !== 'ordered'
    }
    if (first === 'sets' || second === 'sets') return true
    if (first === 'works-on' || second === 'works-on') return false
    const type = next.game.facts.get(a.about)?.type
    // Whom a card is open to is a set as well.
    const isSet = type === undefined || type.set
    return !isSet || (first === 'takes' && second === 'takes' && type?.list !== true)
  }
}

const valueOf = ({ facets }: Sentence): Term => facets['value'] ?? TRUE

function makes({ facets }: Sentence): Makes {
  const op = facets['operation']?.head
  if (op === '+=') return 'adds'
  if (op === '-=') return 'takes'
  return speaksOf(facets['value'] ?? TRUE, 'otherwise') ? 'works-on' : 'sets'
}

const speaksOf = (t: Term, word: string): boolean => t.head === word || t.parts.some((part) => speaksOf(part, word))

/** Whether one never holds where the other does. */
function areApart(a: Sentence, b: Sentence): boolean {
  // What they say of one card or player is said of the same thing; a card with a text, and who holds it, may be others.
  if (a.entry.context !== null || b.entry.context !== null) return false
  const [one, other] = [a.facets['guard'] ?? TRUE, b.facets['guard'] ?? TRUE]
  return implies(one, negated(other))
}
