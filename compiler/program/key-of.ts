import type { Counter, Local, TExpr } from './ir.ts'

/** Expressions that mean the same have the same key; places and the names of bound variables do not matter. */
export function keyOf(x: TExpr, names: ReadonlyMap<number, string> | null = null): string {
  if (names !== null) return written(x, names)
  const key = keys.get(x) ?? written(x, new Map())
  keys.set(x, key)
  return key
}

const keys = new WeakMap<TExpr, string>()

/** What a key says of a node: all of it but where it stands, its type, and what its variables are called. */
function written(x: TExpr, names: ReadonlyMap<number, string>): string {
  return new KeyWriter(names).write(x)
}

class KeyWriter {
  private readonly known: Map<number, string>

  constructor(names: ReadonlyMap<number, string>) {
    this.known = new Map(names)
  }

  write(value: unknown): string {
    if (Array.isArray(value)) return `[${(value as readonly unknown[]).map((each) => this.write(each)).join()}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    for (const local of boundBy(value)) this.known.set(local.id, `bound ${this.known.size}`)
    let said = ''
    for (const [property, part] of Object.entries(value)) {
      if (property === 'span' || property === 'type' || part === undefined) continue
      said += `${property}:${this.part(property, part)};`
    }
    return `{${said}}`
  }

  private part(property: string, part: unknown): string {
    if (property === 'counter') return JSON.stringify((part as Counter).counted)
    if (property !== 'local') return this.write(part)
    const { id } = part as Local
    return this.known.get(id) ?? String(id)
  }
}

function boundBy(value: object): readonly Local[] {
  if (!('kind' in value)) return NONE
  const x = value as TExpr
  return x.kind === 'query' ? [x.domain.local] : x.kind === 'map' ? [x.local] : NONE
}

const NONE: readonly Local[] = []
