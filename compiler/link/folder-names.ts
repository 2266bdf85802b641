import { camel, pascal } from '../emit/names.ts'
import type { Imported } from '../typescript/imports.ts'
import { type Name, moduleName } from '../typescript/name.ts'
import { named } from '../typescript/vocabulary.ts'
import type { Linked, PlacedDefinition } from './link.ts'

interface Place {
  readonly folder: string
  readonly file: string
  readonly imported: Imported
}

/** How names are spelled in the files of a folder, and where they are imported from. */
export class FolderNames {
  /** The type of the object of all functions, how that object is joined, and the object. */
  readonly type: Name
  readonly join: Name
  readonly object = moduleName('index', 'rules')
  /** The same of the base, and its state, where the folder stands on one. */
  readonly base: { readonly type: Name; readonly join: Name } | null
  private readonly linked: Linked
  private readonly special = new Map<Name, Place>()
  private readonly factories = new Map<string, Name>()

  constructor(linked: Linked) {
    this.linked = linked
    ;({ type: this.type, join: this.join } = this.joined(joining(linked)))
    this.base = linked.base === null ? null : this.joined(joining(linked.base))
    this.put(this.object, { folder: linked.folder, file: 'index', imported: { name: 'rules' } })
  }

  /** The function that makes the functions of a file. */
  factory(file: string): Name {
    const known = this.factories.get(file)
    if (known !== undefined) return known
    const name = moduleName(file, `${camel(file)}Rules`)
    this.put(name, { folder: this.linked.folder, file, imported: { name: name.wish } })
    this.factories.set(file, name)
    return name
  }

  readonly spell = (name: Name): string => {
    if (name === RULES) return this.type.wish
    const placed = this.definition(name)
    if (placed?.definition.late !== true) return name.wish
    return placed.definition.piece.declares?.kind === 'itself' ? 'rules' : `rules.${name.wish}`
  }

  /** Whether a name is reached through the object of all functions. */
  readonly isLate = (name: Name): boolean => this.definition(name)?.definition.late === true

  /** Where a file of the folder finds a name; null where it needs no import. */
  place(file: string, name: Name): { readonly from: string; readonly imported: Imported } | null {
    const place = name === RULES ? this.special.get(this.type) : (this.special.get(name) ?? this.ofDefinition(name))
    if (place === undefined || (place.folder === this.linked.folder && place.file === file)) return null
    return { from: this.path(place), imported: place.imported }
  }

  /** How files of the folder reach another. */
  path({ folder, file }: Pick<Place, 'folder' | 'file'>): string {
    return folder === this.linked.folder ? `./${file}.ts` : `../${folder}/${file}.ts`
  }

  private definition(name: Name): PlacedDefinition | undefined {
    return name.home.kind === 'module' && !this.special.has(name) ? this.linked.definitions.get(name.wish) : undefined
  }

  private ofDefinition(name: Name): Place | undefined {
    const placed = this.definition(name)
    if (placed === undefined || placed.definition.late) return undefined
    return { folder: placed.folder, file: placed.file, imported: { name: name.wish } }
  }

  private joined({ name, folder }: Linked): { readonly type: Name; readonly join: Name } {
    const type = moduleName('linked', `${pascal(name)}Rules`, true)
    const join = moduleName('linked', `rulesOf${pascal(name)}`)
    for (const each of [type, join]) this.put(each, { folder, file: 'linked', imported: { name: each.wish } })
    return { type, join }
  }

  /** A definition of the base, beside one of the same name. */
  below({ definition: { key, piece }, folder, file }: PlacedDefinition): Name {
    const isType = piece.declares?.kind === 'type'
    const alias = isType ? `${pascal(this.linked.base?.name ?? '')}${key}` : `BASE_${key}`
    const name = moduleName(file, alias, isType)
    this.put(name, { folder, file, imported: { name: key, alias } })
    return name
  }

  private put(name: Name, place: Place): void {
    this.special.set(name, place)
  }
}

const RULES = named('Rules')

/**
 * The folder that says how the functions of an engine are joined: its own, or that of the base which it leaves as it
 * is.
 */
function joining(linked: Linked): Linked {
  return linked.joins || linked.base === null ? linked : joining(linked.base)
}
