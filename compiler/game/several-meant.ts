import { error } from '../diagnostics/make.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Entry } from './entry.ts'

/** So many of those that may be meant are shown. */
const SHOWN = 3

/** HR0411: a line that changes what bears a name, where several do. */
export function severalMeant(verb: Verb, name: Name, what: string, all: readonly Entry[]): Diagnostic {
  return error('HR0411', 'several may be meant', name.span, `${what}, and which is meant is not said`, {
    secondary: all.slice(0, SHOWN).map(({ decl }) => ({
      span: ('name' in decl ? decl.name : null)?.span ?? decl.label?.span ?? decl.span,
      text: 'this is one',
    })),
    hint: waysOut(verb, all).join('; or '),
  })
}

type Verb = 'replace' | 'remove'

/** How one of them is said alone. */
function waysOut(verb: Verb, all: readonly Entry[]): string[] {
  const called = all.flatMap(({ decl: { label } }) => label?.text ?? []).slice(0, SHOWN)
  const written = (name: string): string => (verb === 'remove' ? `\`remove ${name}\`` : `\`replace ${name}: …\``)
  const card = all.find(({ decl, ofCard }) => decl.label === null && ofCard !== null)?.ofCard
  const bare = all.find(({ decl, ofCard }) => decl.label === null && ofCard === null)?.decl
  return [
    ...(called.length > 0 ? [`name the one that is meant: ${called.map(written).join(', ')}`] : []),
    ...(card == null ? [] : [`replace its card, as \`replace card ${card}\`, and say in the block what it says now`]),
    ...(bare === undefined ? [] : [`put a label before it where it stands, and write ${written('LABEL')}`]),
    ...(bare === undefined ||
    verb === 'remove' ||
    !MADE_OF_SENTENCES.has(bare.kind) ||
    !('name' in bare) ||
    bare.name === null
      ? []
      : [`\`remove ${bare.name.text}\`, and say all of it anew`]),
  ]
}

/** What is declared by however many sentences. */
const MADE_OF_SENTENCES: ReadonlySet<string> = new Set(['adjective', 'relation'])
