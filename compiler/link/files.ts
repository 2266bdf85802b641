import { folderName } from '../folder-name.ts'
import { moduleNames } from '../emit/module-names.ts'
import type { Definition } from './definition.ts'

/** Names of files that a folder may have besides those of rules files. */
const TAKEN: ReadonlySet<string> = new Set([...moduleNames, 'linked'])

/** Modules of an engine that become one file beside those of its rules. */
const TABLES: ReadonlySet<Definition['module']> = new Set(['state', 'facts', 'rules', 'events', 'decisions', 'explain'])

/** The rules that a folder is compiled from. */
export interface RulesFiles {
  /** The file of the game or variant itself. */
  readonly path: string
  /** The files of its text; what is changed of the texts below it belongs to the first. */
  readonly own: readonly string[]
}

/**
 * In which file of its folder each definition stands: functions by the rules file that they come from, all else by what
 * it is.
 */
export class FolderFiles {
  private readonly rules: RulesFiles
  private readonly names = new Map<string, string>()
  private readonly taken = new Set<string>(TAKEN)

  constructor(rules: RulesFiles) {
    this.rules = rules
  }

  fileOf({ module, late, piece }: Definition): string {
    if (piece.declares?.kind === 'type' && module !== 'index') return 'state'
    if (late) return piece.from === undefined ? 'engine' : this.ofRules(piece.from.file.path)
    return TABLES.has(module) ? 'tables' : module
  }

  /** The rules files by the names of what they become. */
  get ofRulesFiles(): ReadonlyMap<string, string> {
    return new Map([...this.names].map(([path, name]) => [name, path]))
  }

  private ofRules(path: string): string {
    const { own } = this.rules
    // A variant in one file becomes one file.
    const from = own.length === 1 && !own.includes(path) ? this.rules.path : path
    const known = this.names.get(from)
    if (known !== undefined) return known
    const stem = folderName((from.split('/').at(-1) ?? '').replace(/\.rules$/, ''))
    const wish = TAKEN.has(stem) || stem === '' ? `${stem}-rules` : stem
    let name = wish
    for (let n = 2; this.taken.has(name); n++) name = `${wish}-${n}`
    this.taken.add(name)
    this.names.set(from, name)
    return name
  }
}
