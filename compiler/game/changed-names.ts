import type { Span } from '../../grammar/source-file.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { type NamedKind, type NameUse, noteUse } from './name-use.ts'

/** What a declaration declares, where it declares something by name. */
export const DECLARES: Readonly<Record<Decl['kind'], NamedKind | null>> = {
  type: 'type',
  option: 'option',
  printed: 'printed',
  fact: 'fact',
  deck: 'fact',
  adjective: 'adjective',
  relation: 'relation',
  reading: 'reading',
  zone: 'zone',
  card: 'card',
  event: 'event',
  include: null,
  text: null,
  modal: null,
  hook: null,
  except: null,
  always: null,
  board: null,
  tell: null,
  overlay: null,
  example: null,
  refuse: null,
  default: null,
}

/** The name that a declaration gives. */
export const nameOf = (decl: Decl): Name | null =>
  DECLARES[decl.kind] !== null && 'name' in decl && decl.name !== null ? decl.name : null

/** Notes that a variant changes a declaration by its name. */
export function noteChanged(uses: NameUse[], span: Span, decl: Decl): void {
  const [kind, name] = [DECLARES[decl.kind], nameOf(decl)]
  if (kind !== null && name !== null) noteUse(uses, kind, span, name.span)
}
