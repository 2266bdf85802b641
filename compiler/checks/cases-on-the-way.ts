import type { Effects } from '../analyse/effects.ts'
import { LASTING_ZONE, WAITING_ZONE } from '../game/model.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import type { Program } from '../program/program.ts'
import { speaksOnlyOf } from '../analyse/speaks-only-of.ts'
import { type Literal, clashIn, literalsOf } from './contradiction.ts'

/** In which cases something may come, each told by what holds then; where there are none it never does. */
export type Cases = readonly (readonly Literal[])[]

export const NEVER: Cases = []
/** Whatever holds. */
export const ALL_CASES: Cases = [[]]

/** Beyond so many cases, or so much that holds in one, less is known: it may come in more of them. */
const MOST = 8

export const isNever = (cases: Cases): boolean => cases.length === 0

/** In the cases of any of these. */
export function anyCaseOf(...all: readonly Cases[]): Cases {
  const cases = [...new Set(all)].flat()
  if (cases.length < 2) return cases
  if (cases.some((one) => one.length === 0)) return ALL_CASES
  const kept: (readonly Literal[])[] = []
  for (const one of cases) {
    if (kept.some((other) => isPartOf(other, one))) continue
    kept.splice(0, kept.length, ...kept.filter((other) => !isPartOf(one, other)), one)
  }
  return kept.length > MOST ? ALL_CASES : kept
}

/** What holds in `one` holds in `other`, which therefore says nothing more. */
const isPartOf = (one: readonly Literal[], other: readonly Literal[]): boolean =>
  one.every((literal) => other.some((each) => isSame(each, literal)))

const isSame = (a: Literal, b: Literal): boolean => a.holds === b.holds && keyOf(a.x) === keyOf(b.x)

/** Whether these are no more cases than those. */
export const areCasesWithin = (these: Cases, those: Cases): boolean =>
  these.every((one) => those.some((other) => isPartOf(other, one)))

/** What is known of cases at conditions and instructions on the way to them. */
export class CasesOnTheWay {
  private readonly program: Program
  private readonly effects: Effects
  private readonly kept = new Map<TExpr, boolean>()

  constructor(program: Program, effects: Effects) {
    this.program = program
    this.effects = effects
  }

  /** Cases in which a condition besides holds, or does not; those in which it cannot are none. */
  where(cases: Cases, cond: TExpr, holds: boolean): Cases {
    const said = literalsOf(cond, holds).filter(({ x }) => this.isKept(x))
    return anyCaseOf(
      cases.flatMap((one) => {
        const all = [...said, ...one.filter((each) => !said.some((other) => isSame(each, other)))]
        return clashIn(this.program, all) === null ? [all.slice(0, MOST)] : []
      }),
    )
  }

  /** The cases before an instruction: what it may change is not known to hold there. */
  before(cases: Cases, s: TStmt): Cases {
    if (cases.every((one) => one.length === 0)) return cases
    const written = this.effects.writes(s)
    return anyCaseOf(cases.map((one) => one.filter(({ x }) => !this.effects.reads(x).meets(written))))
  }

  /** Whether a condition hangs on the game alone, and on what changes by instructions only. */
  private isKept(x: TExpr): boolean {
    const known =
      this.kept.get(x) ??
      (speaksOnlyOf(x, new Set()) &&
        [...this.effects.reads(x)].every((region) =>
          region.kind === 'zone'
            ? region.name !== LASTING_ZONE && region.name !== WAITING_ZONE
            : region.kind === 'fact' || region.kind === 'adjective',
        ))
    this.kept.set(x, known)
    return known
  }
}
