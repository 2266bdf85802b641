import type { Resolution } from '../game/resolve.ts'
import type { Header } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { ChangeId } from './catalogue.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import type { ComparedPassage } from './passage.ts'
import type { RenamedValue } from './renames.ts'

/** How many play, what the game calls itself, and what a table is asked. */
export function compareTables(old: Resolution, next: Resolution, values: readonly RenamedValue[]): Change[] {
  return [...seatsChange(old, next), ...titleChange(old, next), ...optionDefaults(old, next, values)]
}

function seatsChange(old: Resolution, next: Resolution): Change[] {
  const [was, is] = [old.game.seats, next.game.seats]
  if (was.from === is.from && was.to === is.to) return []
  const id: ChangeId =
    is.from <= was.from && is.to >= was.to
      ? 'seats-widened'
      : is.from >= was.from && is.to <= was.to
        ? 'seats-narrowed'
        : 'seats-changed'
  const seats = (resolution: Resolution): ComparedPassage => {
    const header = resolution.modules.findLast((m) => m.header.players !== null)?.header ?? headerOf(resolution)
    const { from, to, said: where } = resolution.game.seats
    return {
      text: `for ${from === to ? from : `${from} to ${to}`} players`,
      span: where?.span ?? header.span,
      clauses: where?.cites.map((c) => c.text) ?? [],
    }
  }
  return [makeChange(id, 'players', seats(old), seats(next))]
}

/** The module that gives the game its name comes last. */
function headerOf({ modules }: Resolution): Header {
  const header = modules.at(-1)?.header
  if (header === undefined) throw new RangeError('a game without a module')
  return header
}

/** A variant has a title of its own in any case. */
function titleChange(old: Resolution, next: Resolution): Change[] {
  if (old.game.name !== next.game.name || old.game.title === next.game.title) return []
  const title = (resolution: Resolution): ComparedPassage => ({
    text: resolution.game.title,
    span: headerOf(resolution).span,
    clauses: [],
  })
  return [makeChange('title-changed', next.game.name, title(old), title(next))]
}

function optionDefaults(old: Resolution, next: Resolution, renamed: readonly RenamedValue[]): Change[] {
  return [...next.game.options].flatMap(([name, option]) => {
    const before = old.game.options.get(name)
    if (before === undefined) return []
    const [was, is] = [before.values[before.chosen], option.values[option.chosen]]
    if (was === undefined || is === undefined) return []
    const now = renamed.find((v) => v.of === name && v.old === was.text)?.new ?? was.text
    if (now === is.text) return []
    return [
      makeChange(
        'option-default-changed',
        name,
        said(old, name, was, before.cites),
        said(next, name, is, option.cites),
      ),
    ]
  })
}

/** Where a variant has chosen the default, it stands there. */
function said({ modules }: Resolution, option: string, value: Name, cites: readonly Name[]): ComparedPassage {
  const chosen = modules
    .flatMap(({ decls }) => decls)
    .findLast((decl) => decl.kind === 'overlay' && decl.verb === 'set' && decl.target.text === option)
  const where = chosen ?? { span: value.span, cites: [] }
  return {
    text: `option ${option} is ${value.text}`,
    span: where.span,
    clauses: (where.cites.length > 0 ? where.cites : cites).map((c) => c.text),
  }
}
