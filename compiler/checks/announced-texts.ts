import type { TEvent } from '../program/declarations.ts'
import type { TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { weakMemo } from '../analyse/memo.ts'
import { linesOf } from './lines-of-text.ts'

/** A text that announces something: that of an event, or one that a card has for it. */
export interface AnnouncedText {
  readonly event: TEvent
  readonly announcement: TStmt & { readonly kind: 'announce' }
  /** The lines before its announcement. They are tried with it, but what is asked there does not belong to it. */
  readonly before: readonly TStmt[]
}

/** The texts of a program that announce something; several checks ask for them. */
export const announcedTexts = weakMemo((program: Program): readonly AnnouncedText[] =>
  program.procs.flatMap(({ kind, name, body }): readonly AnnouncedText[] => {
    const event = kind === 'event' || kind === 'override' ? program.events.get(name) : undefined
    const lines = linesOf(body)
    const at = lines.findIndex((s) => s.kind === 'announce')
    const announcement = lines[at]
    if (event === undefined || announcement?.kind !== 'announce') return []
    return [{ event, announcement, before: lines.slice(0, at) }]
  }),
)
