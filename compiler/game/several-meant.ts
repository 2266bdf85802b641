import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Entry } from './entry.ts'
import { worded } from '../diagnostics/worded.ts'

/** So many of those that may be meant are shown. */
const SHOWN = 3

/** HR0411: a line that changes what bears a name, where several do. */
export function severalMeant(verb: Verb, name: Name, what: Sayable, all: readonly Entry[]): Diagnostic {
  return error(
    'HR0411',
    worded('several may be meant'),
    name.span,
    worded('{1}, and which is meant is not said', what),
    {
      secondary: all.slice(0, SHOWN).map(({ decl }) => ({
        span: ('name' in decl ? decl.name : null)?.span ?? decl.label?.span ?? decl.span,
        text: worded('this is one'),
      })),
      hint: waysOut(verb, all).reduce((one, other) => worded('{1}; or {2}', one, other)),
    },
  )
}

type Verb = 'replace' | 'remove'

/** How one of them is said alone. */
function waysOut(verb: Verb, all: readonly Entry[]): Sayable[] {
  const called = all.flatMap(({ decl: { label } }) => label?.text ?? []).slice(0, SHOWN)
  const written = (name: string): string => (verb === 'remove' ? `\`remove ${name}\`` : `\`replace ${name}: …\``)
  const card = all.find(({ decl, ofCard }) => decl.label === null && ofCard !== null)?.ofCard
  const bare = all.find(({ decl, ofCard }) => decl.label === null && ofCard === null)?.decl
  return [
    ...(called.length > 0 ? [worded('name the one that is meant: {1}', called.map(written).join(', '))] : []),
    ...(card == null
      ? []
      : [worded('replace its card, as `replace card {1}`, and say in the block what it says now', card)]),
    ...(bare === undefined ? [] : [worded('put a label before it where it stands, and write {1}', written('LABEL'))]),
    ...(bare === undefined ||
    verb === 'remove' ||
    !MADE_OF_SENTENCES.has(bare.kind) ||
    !('name' in bare) ||
    bare.name === null
      ? []
      : [worded('`remove {1}`, and say all of it anew', bare.name.text)]),
  ]
}

/** What is declared by however many sentences. */
const MADE_OF_SENTENCES: ReadonlySet<string> = new Set(['adjective', 'relation'])
