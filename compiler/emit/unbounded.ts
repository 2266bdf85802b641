import { MOST_MEMBERS, sizeOfSet, sizeOfType } from '../analyse/sizes.ts'
import type { TExpr } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Code } from '../target/code.ts'
import { code } from '../target/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/** What could grow on and on is looked at where it is put together. */

/** Whether a set could have any number of members. */
export const isBoundless = (em: Emitter, x: TExpr): boolean => sizeOfSet(em.program, x) >= MOST_MEMBERS

/** A set that is put together of others. */
export const grownSet = (em: Emitter, x: TExpr, of: Code): Code =>
  isBoundless(em, x) ? code`grown(${of}, ${em.loops.ofGrowing('set', x.span)})` : of

/** A kept set that gains members. */
export const grownFact = (em: Emitter, type: Type, span: Span, of: Code): Code =>
  sizeOfType(em.program, type) < MOST_MEMBERS ? of : code`grown(${of}, ${em.loops.ofGrowing('set', span)})`

/** Texts in one piece; where one of them may be of any length, it is looked at how long they become. */
export const joinedTexts = (em: Emitter, x: TExpr, texts: Code, short: boolean): Code =>
  code`TEXTS.join(${[texts, code`s`, ...(short ? [] : [em.loops.ofGrowing('text', x.span)])]})`

/** Whether a text stands in the rules. */
export const isShort = (x: TExpr): boolean =>
  x.kind === 'text' || x.kind === 'printed' || (x.kind === 'builtin' && x.name === 'name')
