import { MOST_IN_SET, sizeOfSet, sizeOfType } from '../analyse/sizes.ts'
import type { TExpr } from '../program/ir.ts'
import type { FactSymbol } from '../game/model.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Code } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/** What could grow on and on is looked at where it is put together. */

/** Whether a set could have any number of members. */
export const isBoundless = (em: Emitter, x: TExpr): boolean => sizeOfSet(em.program, x) >= MOST_IN_SET

/** A set that is put together of others. */
export const grownSet = (em: Emitter, x: TExpr, of: Code): Code =>
  isBoundless(em, x) ? code`put(${of}, ${em.loops.ofGrowing('set', x.span)})` : of

/** A kept set that is put together of others, or is a copy of one; of `params`, where there is one for each thing. */
export function grownFact(em: Emitter, { type, params }: FactSymbol, span: Span, of: Code): Code {
  const places = params.reduce((all, each) => all * sizeOfType(em.program, each.type), 1)
  return sizeOfType(em.program, type) * places < MOST_IN_SET
    ? of
    : code`grown(${of}, ${em.loops.ofGrowing('set', span)})`
}

/** A set that a variable holds, where it may have any number of members. */
export const heldSet = (em: Emitter, x: TExpr, of: Code): Code =>
  isMadeThere(x) || !isBoundless(em, x) ? of : code`put(${of}, ${em.loops.ofGrowing('set', x.span)})`

/**
 * A set of any size of which something is said that takes looking at each member, as its sum: that counts as a loop
 * does. What is made there was counted then.
 */
export const wholeSet = (em: Emitter, x: TExpr, of: Code): Code =>
  ['stored', 'local', 'derived'].includes(x.kind) ? lookedThrough(em, x, of) : wholeRange(em, x, of)

/** The same of what is quickly said of a set that is there: where it is a range, its numbers are put together first. */
export const wholeRange = (em: Emitter, x: TExpr, of: Code): Code =>
  (x.kind === 'binary' && x.op === '..') || x.kind === 'if' || x.kind === 'case' ? lookedThrough(em, x, of) : of

const lookedThrough = (em: Emitter, x: TExpr, of: Code): Code =>
  x.type.set && isBoundless(em, x) ? code`through(${of}, ${em.loops.ofGrowing('set', x.span)})` : of

/** Whether the code of a set makes a new one, which was counted as it was made, or will be where it is large. */
export const isMadeThere = (x: TExpr): boolean =>
  x.kind === 'list' || x.kind === 'map' || (x.kind === 'binary' && x.op === 'union')

/** Texts in one piece; where one of them may be of any length, it is looked at how long they become. */
export const joinedTexts = (em: Emitter, x: TExpr, texts: Code, short: boolean): Code =>
  code`TEXTS.join(${[texts, code`s`, ...(short ? [] : [em.loops.ofGrowing('text', x.span)])]})`

/** Whether a text stands in the rules. */
export const isShort = (x: TExpr): boolean =>
  x.kind === 'text' || x.kind === 'printed' || (x.kind === 'builtin' && x.name === 'name')

/** What a number comes to, where that may be one that an engine does not carry. */
export const withinNumbers = (em: Emitter, x: TExpr, of: Code): Code =>
  em.analyses.reach().mayLeave(x) ? withinNumbersAt(em, x.span, of) : of

export const withinNumbersAt = (em: Emitter, span: Span, of: Code): Code =>
  code`reckoned(${of}, ${em.loops.ofGrowing('number', span)})`
