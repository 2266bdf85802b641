import type { Decl } from '../../grammar/tree/declarations.ts'
import { handlesOf } from './entry.ts'
import type { Module } from './load.ts'
import { nameForm } from './name-form.ts'
import { namesIn, renamed } from './names-in.ts'

/**
 * One spelling for each name: `８切り` is `8切り`. What is declared keeps the form in which it was first declared, base
 * first; any other name takes its plain form. Texts in which every name is plain stay as they are.
 */
export function spelledAlike(modules: readonly Module[]): readonly Module[] {
  if (modules.every((module) => isPlain(module.decls))) return modules
  const declared = new Map<string, string>()
  for (const { decls } of modules)
    for (const name of decls.flatMap(namesDeclared))
      if (!declared.has(nameForm(name))) declared.set(nameForm(name), name)
  const word = (name: string): string => declared.get(nameForm(name)) ?? nameForm(name)
  return modules.map((module) => ({
    ...module,
    decls: module.decls.map((decl) => (needsWork(decl, word) ? renamed(decl, word) : decl)),
  }))
}

const needsWork = (decl: Decl, word: (name: string) => string): boolean =>
  namesIn(decl).some(({ text }) => word(text) !== text)

const known = new WeakMap<readonly Decl[], boolean>()

/** Whether every name is written in its plain form; looked for once in each tree. */
function isPlain(decls: readonly Decl[]): boolean {
  const found = known.get(decls) ?? decls.every((decl) => namesIn(decl).every(({ text }) => nameForm(text) === text))
  known.set(decls, found)
  return found
}

function namesDeclared(decl: Decl): string[] {
  const values = decl.kind === 'type' || decl.kind === 'option' ? decl.values.map((value) => value.text) : []
  const inside = decl.kind === 'text' || decl.kind === 'card' ? decl.rules.flatMap(namesDeclared) : []
  return [...handlesOf(decl), ...values, ...inside]
}
