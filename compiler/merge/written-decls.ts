import { passagesOf } from '../../grammar/passages.ts'
import type { Decl, File, OverlayDecl } from '../../grammar/tree/declarations.ts'
import { DECLARES } from '../game/changed-names.ts'
import { handlesOf } from '../game/entry.ts'
import { parseFile } from '../syntax/parse.ts'

/** A declaration of a rules text, or a remark between two, with the blank lines before it. */
export interface WrittenDecl {
  readonly lead: string
  readonly text: string
  /** What it is: a kind of declaration, `header`, `remark`, or `unread`. */
  readonly kind: string
  /** By which it is the same in another version, whatever it says; null where nothing names it. */
  readonly key: string | null
  /** What messages call it. */
  readonly called: string
  /** The event that it puts in the place of another, or adds lines to; null of what does neither. */
  readonly changes: ChangedEvent | null
  /** What it says in one line, without remarks: indentation may be all that tells two texts apart. */
  readonly said: string
}

export interface ChangedEvent {
  readonly verb: 'replace' | 'add'
  readonly event: string
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
  let lead = ''
  const between = (until: number): void => {
    const { remarks, left } = remarksIn(text.slice(end, until))
    decls.push(...remarks)
    lead = left
  }
  for (const passage of passagesOf(text)) {
    between(passage.start)
    end = passage.start + passage.text.length
    const declared = declaredIn(tree, passage.start, end) ?? { kind: 'unread', key: null }
    const { kind, key, sentence = null, changes = null } = declared
    const said = saidBy(passage.text)
    const called = sentence ?? (key === null ? said.slice(0, MOST_CALLED) : null)
    const named = called === null ? (key ?? '') : `\`${called}\``
    decls.push({ lead, text: passage.text, kind, key, called: named, changes, said })
  }
  between(text.length)
  return { decls, tail: lead }
}

/** How much is told of a sentence that nothing names. */
const MOST_CALLED = 60

/** The remarks that stand between two declarations, and the blank lines behind the last of them. */
function remarksIn(gap: string): { readonly remarks: readonly WrittenDecl[]; readonly left: string } {
  const remarks: WrittenDecl[] = []
  let [lead, text] = ['', '']
  const close = (): void => {
    if (text === '') return
    remarks.push({ lead, text, kind: 'remark', key: null, called: 'a remark', changes: null, said: text.trim() })
    lead = text = ''
  }
  for (const line of gap.match(/[^\n]*\n|[^\n]+$/gu) ?? [])
    if (line.startsWith('--')) text += line
    else {
      close()
      lead += line
    }
  close()
  return { remarks, left: lead }
}

const saidBy = (text: string): string =>
  text
    .replace(/^\s*--.*$/gmu, '')
    .replace(/\s+/gu, ' ')
    .trim()

interface Declared {
  readonly kind: string
  readonly key: string | null
  /** What a sentence that declares nothing is called, where it bears a name. */
  readonly sentence?: string | undefined
  readonly changes?: ChangedEvent | null
}

function declaredIn({ header, items }: File, start: number, end: number): Declared | null {
  if (header !== null && start <= header.span.start && header.span.start < end)
    return { kind: 'header', key: 'the first line' }
  const decl = items.find(({ span }) => start <= span.start && span.start < end)
  if (decl === undefined) return null
  const isSentence = DECLARES[decl.kind] === null && !['example', 'include', 'overlay'].includes(decl.kind)
  return {
    kind: decl.kind,
    key: keyOf(decl),
    sentence: isSentence ? handlesOf(decl)[0] : undefined,
    changes: eventIn(decl),
  }
}

function eventIn(decl: Decl): ChangedEvent | null {
  if (decl.kind !== 'overlay') return null
  if (decl.verb === 'add') return { verb: 'add', event: decl.event.text }
  const [event] = decl.verb === 'replace' && decl.decl.kind === 'event' ? handlesOf(decl.decl) : []
  return event === undefined ? null : { verb: 'replace', event }
}

function keyOf(decl: Decl): string | null {
  if (decl.kind === 'example') return `example "${decl.title}"`
  if (decl.kind === 'include') return `include "${decl.path}"`
  if (decl.kind === 'overlay') return changedBy(decl)
  const handles = handlesOf(decl)
  // What is declared by name may be said of several sentences: `card c is laid` stands twice.
  if (decl.kind === 'adjective' || decl.kind === 'relation') return decl.label?.text ?? null
  const name = DECLARES[decl.kind] === null ? handles[0] : handles.at(-1)
  return name === undefined ? null : `${decl.kind} ${name}`
}

/** What a variant changes: that one side removes and the other replaces it is to be seen. */
function changedBy(decl: OverlayDecl): string | null {
  switch (decl.verb) {
    case 'set':
      return `what is said of ${decl.target.text}`
    case 'remove':
      return decl.target.kind === 'name' ? `what is said of ${decl.target.name.text}` : null
    case 'replace': {
      const [name] = handlesOf(decl.decl)
      return name === undefined ? null : `what is said of ${name}`
    }
    case 'add':
      return null
  }
}
