import type { Sayable } from '../../../grammar/saying.ts'
import type { Repairing } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import { meant } from '../../diagnostics/nearest.ts'
import { TYPES } from '../../diagnostics/other-words.ts'
import type { Name, Param, TypeRef } from '../../../grammar/tree/names.ts'
import { noteUse } from '../name-use.ts'
import type { ParamSymbol } from '../model.ts'
import { type Type, CARD, UNKNOWN, listOf, orNone, setOf, show, type } from '../type.ts'
import type { Declaring } from './declaring.ts'
import { BUILTIN_TYPES } from './spoken-for.ts'
import { worded } from '../../diagnostics/worded.ts'

/** The type a name stands for; an adjective stands for its subject's type with that test. */
export function typeNamed(d: Declaring, name: Name): { type: Type; adjective: string | null } {
  const builtin = BUILTIN_TYPES.find((b) => b === name.text)
  if (builtin !== undefined) return { type: type(builtin), adjective: null }
  const enumeration = d.game.enums.get(name.text)
  if (enumeration !== undefined) {
    noteUse(d.game.uses, 'type', name.span, enumeration.name.span)
    return { type: type('enum', name.text), adjective: null }
  }
  const adjective = d.game.adjectives.get(name.text)
  if (adjective !== undefined) {
    noteUse(d.game.uses, 'adjective', name.span, adjective.name.span)
    return { type: adjective.subject, adjective: name.text }
  }
  const known = [...BUILTIN_TYPES, ...d.game.enums.keys(), ...d.game.adjectives.keys()]
  d.report(
    error(
      'HR0101',
      worded('unknown type'),
      name.span,
      worded('there is no type or adjective `{1}`', name.text),
      d.game.facts.get(name.text)?.stored === false ? exception(name) : meant(name.text, known, TYPES),
    ),
  )
  return { type: UNKNOWN, adjective: null }
}

/** `bonus: size = 4` names a sentence and no type, where `size` is worked out. */
const exception = ({ text, span }: Name): { readonly hint: Sayable; readonly fix: Repairing } => ({
  hint: worded('`{1}` is worked out by the rules already; what is otherwise is an exception: `except {1} = …`', text),
  fix: { title: worded('write `except …`'), span: { ...span, end: span.start }, replacement: 'except ' },
})

/** The type as it is written, with its set or `or none`. */
export function typeOf(d: Declaring, ref: TypeRef): Type {
  const { type: base } = typeNamed(d, ref.name)
  return ref.orNone ? orNone(base) : ref.list === true ? listOf(base) : ref.set ? setOf(base) : base
}

/** A parameter of what takes any thing of a kind: no test decides which. */
export function anyParamOf(d: Declaring, p: Param, mended: Sayable): ParamSymbol {
  const param = paramOf(d, p)
  if (param.adjective !== null && p.type !== null)
    d.report(
      error(
        'HR0201',
        worded('wrong kind of value'),
        p.type.name.span,
        worded('`{1}` is an adjective, and this takes any {2}', param.adjective, show(param.type)),
        { hint: worded('name the type, as in `{1} {2}`; {3}', show(param.type), param.name, mended) },
      ),
    )
  return param
}

/** A parameter with its type; without one it is the card of the text. */
export function paramOf(d: Declaring, p: Param): ParamSymbol {
  if (p.type === null) return { type: CARD, adjective: null, name: p.name?.text ?? 'this' }
  const { type: base, adjective } = typeNamed(d, p.type.name)
  return {
    type: p.type.list === true ? listOf(base) : p.type.set ? setOf(base) : base,
    adjective,
    name: p.name?.text ?? p.type.name.text,
    said: (p.name ?? p.type.name).span,
  }
}
