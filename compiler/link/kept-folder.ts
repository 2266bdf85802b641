import { isAlike } from '../alike.ts'
import type { EmittedEngine, EngineModule } from '../emit/modules.ts'
import type { Program } from '../program/program.ts'
import { type RulesOf, areSameRules, rulesOf } from '../program/same-rules.ts'
import { type Definition, codeText } from './definition.ts'
import type { Linked, PlacedDefinition } from './link.ts'

/** What an engine was emitted from. */
interface Source extends RulesOf {
  readonly base: Linked | null
}

/** A file as it was printed, and which formatted texts went in, so that these are kept as long as the file is. */
export interface PrintedFile {
  readonly text: string
  readonly formatted: ReadonlySet<string>
}

/** What the last compilation of a game leaves to the next, after an edit, when both are asked for in the same way. */
export class KeptFolder {
  private fingerprint: { readonly procs: Program['procs']; readonly value: string } | null = null
  private emitted: { readonly source: Source; readonly engine: EmittedEngine } | null = null
  private printed: { readonly linked: Linked; readonly files: ReadonlyMap<string, PrintedFile> } | null = null

  /** The fingerprint of rules, which neither examples nor layout change. */
  fingerprintOf({ procs }: Program, make: () => string): string {
    if (this.fingerprint?.procs !== procs) this.fingerprint = { procs, value: make() }
    return this.fingerprint.value
  }

  modulesOf(program: Program, base: Linked | null, emit: () => EmittedEngine): readonly EngineModule[] {
    const source: Source = { ...rulesOf(program), base }
    if (this.emitted !== null && comesOf(this.emitted.source, source)) return this.emitted.engine.inPlace()
    const engine = emit()
    this.emitted = { source, engine }
    return engine.modules
  }

  /** A file of the folder as it was printed last, where all in it says the same and everything stands where it did. */
  fileOf(linked: Linked, file: string): PrintedFile | null {
    if (this.printed === null || !stands(linked, this.printed.linked)) return null
    const own = (of: Linked): readonly PlacedDefinition[] => of.own.filter((placed) => placed.file === file)
    return saysTheSame(own(linked), own(this.printed.linked)) ? (this.printed.files.get(file) ?? null) : null
  }

  keep(linked: Linked, files: ReadonlyMap<string, PrintedFile>): void {
    this.printed = { linked, files }
  }
}

const comesOf = (a: Source, b: Source): boolean => a.base === b.base && areSameRules(a, b)

const addresses = new WeakMap<Linked, string>()

/** Where everything stands, and how it is reached from elsewhere. */
function addressesIn(linked: Linked): string {
  const known =
    addresses.get(linked) ??
    [...linked.definitions]
      .map(([key, { definition, folder, file }]) => [key, folder, file, definition.late, kindOf(definition)].join(' '))
      .join('\n')
  addresses.set(linked, known)
  return known
}

const kindOf = ({ piece }: Definition): string => piece.declares?.kind ?? piece.code.kind

const stands = (now: Linked, before: Linked): boolean =>
  now.base === before.base &&
  now.joins === before.joins &&
  now.name === before.name &&
  isAlike(now.rulesFiles, before.rulesFiles) &&
  addressesIn(now) === addressesIn(before)

const saysTheSame = (now: readonly PlacedDefinition[], before: readonly PlacedDefinition[]): boolean =>
  now.length === before.length &&
  now.every(({ definition, more }, i) => {
    const other = before[i]
    return other !== undefined && (more === null) === (other.more === null) && isSaidAlike(definition, other.definition)
  })

const startOf = ({ piece: { declares } }: Definition): string =>
  declares?.kind === 'memory' ? codeText(declares.start) : ''

const isSaidAlike = (a: Definition, b: Definition): boolean =>
  a === b ||
  (a.key === b.key &&
    a.text === b.text &&
    a.piece.doc === b.piece.doc &&
    startOf(a) === startOf(b) &&
    isAlike(
      a.uses.map((name) => name.wish),
      b.uses.map((name) => name.wish),
    ))
