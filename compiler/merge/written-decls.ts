import { passagesOf } from '../../grammar/passages.ts'
import type { Decl, File } from '../../grammar/tree/declarations.ts'
import { DECLARES } from '../game/changed-names.ts'
import { handlesOf } from '../game/entry.ts'
import { parseFile } from '../syntax/parse.ts'

/** A declaration of a rules text, with the blank lines and remarks before it. */
export interface WrittenDecl {
  readonly lead: string
  readonly text: string
  /** What it is: a kind of declaration, `header`, or `unread`. */
  readonly kind: string
  /** By which it is the same in another version, whatever it says; null where nothing names it. */
  readonly key: string | null
  /** What messages call it. */
  readonly called: string
  /** What it says, without layout and remarks. */
  readonly said: string
}

/** A rules text as its declarations; `tail` is what stands behind the last of them. */
export interface InDecls {
  readonly decls: readonly WrittenDecl[]
  readonly tail: string
}

/** Takes a text apart, so that the declarations one after the other are the text again. */
export function writtenDecls(path: string, text: string): InDecls {
  const tree = parseFile({ path, text }, () => undefined)
  const decls: WrittenDecl[] = []
  let end = 0
  for (const passage of passagesOf(text)) {
    const until = passage.start + passage.text.length
    const what = declaredIn(tree, passage.start, until)
    const { kind, key } = what === null ? { kind: 'unread', key: null } : what
    const said = saidBy(passage.text)
    const called = key ?? said.slice(0, 60)
    decls.push({ lead: text.slice(end, passage.start), text: passage.text, kind, key, called, said })
    end = until
  }
  return { decls, tail: text.slice(end) }
}

const saidBy = (text: string): string =>
  text
    .replace(/^\s*--.*$/gmu, '')
    .replace(/\s+/gu, ' ')
    .trim()

interface Declared {
  readonly kind: string
  readonly key: string | null
}

function declaredIn({ header, items }: File, start: number, end: number): Declared | null {
  if (header !== null && start <= header.span.start && header.span.start < end)
    return { kind: 'header', key: `the first line, of ${header.name.text}` }
  const decl = items.find(({ span }) => start <= span.start && span.start < end)
  return decl === undefined ? null : { kind: decl.kind, key: keyOf(decl) }
}

function keyOf(decl: Decl): string | null {
  if (decl.kind === 'example') return `example "${decl.title}"`
  if (decl.kind === 'include') return `include "${decl.path}"`
  const handles = handlesOf(decl)
  // What is declared by name may be said of several sentences: `card c is laid` stands twice.
  if (decl.kind === 'adjective' || decl.kind === 'relation') return decl.label?.text ?? null
  const name = DECLARES[decl.kind] === null ? handles[0] : handles.at(-1)
  return name === undefined ? null : `${decl.kind} ${name}`
}
