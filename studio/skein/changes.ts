import {
  type KnotName,
  type Path,
  type Plays,
  ROOT,
  grown,
  knotAt,
  merged,
  withKnotName,
  withoutKnot,
} from './plays.ts'

/** What is done to plays, so that it can be done to what another page has kept in the meantime. */
export type PlaysChange =
  | { readonly kind: 'grow'; readonly path: Path; readonly game: string; readonly time: number }
  | { readonly kind: 'name'; readonly path: Path; readonly name: KnotName | null }
  | { readonly kind: 'remove'; readonly path: Path }
  | { readonly kind: 'restore'; readonly plays: Plays }

/** Plays after a change; null where nothing is left of them. `begin` has what there is before the first choice. */
export function changed(plays: Plays | null, change: PlaysChange, begin: Plays): Plays | null {
  switch (change.kind) {
    case 'grow': {
      const { path, game, time } = change
      const now = grown(plays ?? begin, path)
      return now === (plays ?? begin) ? plays : { ...now, game, changed: time }
    }
    case 'restore':
      return merged(plays ?? begin, change.plays)
    case 'name': {
      const at = plays === null ? null : knotAt(plays, change.path)
      return plays === null || at === null || at === ROOT ? plays : withKnotName(plays, at, change.name)
    }
    case 'remove': {
      const at = plays === null ? null : knotAt(plays, change.path)
      if (plays === null || at === null) return plays
      const left = at === ROOT ? { ...plays, knots: [] } : withoutKnot(plays, at)
      return left.knots.length === 0 ? null : left
    }
  }
}

/** Changes in their order, with one more; whoever plays on has said all with the last choice. */
export function withChange(changes: readonly PlaysChange[], change: PlaysChange): readonly PlaysChange[] {
  const last = changes.at(-1)
  const isLonger =
    change.kind === 'grow' &&
    last?.kind === 'grow' &&
    last.path.every(({ seat, choice }, i) => change.path[i]?.choice === choice && change.path[i]?.seat === seat)
  return isLonger ? [...changes.slice(0, -1), change] : [...changes, change]
}
