import leven from 'leven'

interface Unknown {
  readonly unknown: string
  readonly hint?: string
  readonly meant?: readonly string[]
}

/** Of a name that nothing bears, a "did you mean" hint: at most three names within 40 % of the length plus one. */
export function nearest(unknown: string, known: Iterable<string>): Unknown {
  const found = nearestNames(unknown, known)
  if (found.length === 0) return { unknown }
  return { unknown, hint: `did you mean ${found.map((n) => `\`${n}\``).join(' or ')}?`, meant: found }
}

/** The same, where people have another word for what the language says, with what to write instead. */
export function meant(unknown: string, known: Iterable<string>, words: ReadonlyMap<string, string>): Unknown {
  const hint = words.get(unknown)
  return hint === undefined ? nearest(unknown, known) : { unknown, hint }
}

/** Among so many names only those that begin alike are compared. */
const MANY = 2000

export function nearestNames(name: string, known: Iterable<string>): string[] {
  const limit = Math.floor(name.length * 0.4) + 1
  const lower = name.toLowerCase()
  const candidates = [...new Set(known)].filter((c) => Math.abs(c.length - name.length) <= limit)
  return (
    candidates.length > MANY ? candidates.filter((c) => c.slice(0, 2).toLowerCase() === lower.slice(0, 2)) : candidates
  )
    .map((candidate) => ({
      candidate,
      distance: candidate.toLowerCase() === lower ? 0 : leven(lower, candidate.toLowerCase()),
    }))
    .filter((c) => c.distance <= limit && c.candidate !== name)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map((c) => c.candidate)
}
