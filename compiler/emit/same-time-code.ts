import { MAX_SEATS } from '../game/declare/seats.ts'
import type { MemberTable, SameTimeOperation } from '../flow/same-time.ts'
import type { Slot } from '../flow/slot.ts'
import { MOST_TOGETHER, sizeOfDomain } from '../analyse/sizes.ts'
import type { Local } from '../program/ir.ts'
import { type Code, NOTHING, lines } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import { type Emitter, initial } from './emitter.ts'
import { loopList } from './plain.ts'
import type { OperationWriters, Scope } from './scope.ts'

/** The code of steps around lines that are done for all members of a set at the same time. */
export const lineWriters: OperationWriters<SameTimeOperation> = {
  'begin-members': ({ table: { list, within } }, { slot }) =>
    within === null ? NOTHING : code`${slot(list)} = []\n${slot(within.places)} = []`,
  'add-members': (o, at) => added(at, o.table),
  'take-part': (o, at) => takingPart(at, o.table, o.active),
  'begin-turns': (o, { slot }) => code`${slot(o.turns.next)} = 0`,
  turn: ({ table, turns, uses }, at) => {
    const [place, next] = [at.slot(table.at), at.slot(turns.next)]
    return lines([
      at.em.loops.round(table.loop.domain.local),
      code`${place} = ${at.slot(turns.list)}[${next}]!\n${next} += 1`,
      ...knownOf(at, table, uses),
    ])
  },
  keep: ({ table, local }, at) => {
    const list = keptBy(table, local)
    const [kept, place, value] = [at.slot(list), at.slot(table.at), at.body.names.of(local)]
    return at.isOutside(list) ? code`${kept}[${place}] = ${value}` : code`${kept} = ${kept}.with(${place}, ${value})`
  },
  'nobody-yet': (o, { slot }) => lines(o.lists.map((list) => code`${slot(list)} = []`)),
  'note-turn': (o, at) => {
    const [list, place] = [at.slot(o.list), at.slot(o.table.at)]
    return at.isOutside(o.list) ? code`${list}.push(${place})` : code`${list} = [...${list}, ${place}]`
  },
  'go-on': (o, { slot }) => code`${slot(o.active)} = ${slot(o.still)}`,
  'begin-line': ({ line: { looksBack, replaces, changed } }, { slot }) =>
    lines([
      replaces ? code`${slot(changed)} = Number(s.changedInLine)` : NOTHING,
      looksBack ? code`s.beforeLine = asItStands(s, lend)` : NOTHING,
      code`s.linesDeep += 1`,
    ]),
  'begin-turn': ({ line: { replaces, changed } }, { slot }) =>
    replaces ? code`if (s.changedInLine) ${slot(changed)} = 1\ns.changedInLine = false` : NOTHING,
  'end-line': ({ line: { looksBack, replaces, changed } }, { slot }) =>
    lines([
      code`s.linesDeep -= 1`,
      looksBack ? code`s.beforeLine = s.beforeLine?.beforeLine ?? null` : NOTHING,
      replaces ? code`if (${slot(changed)} === 1) s.changedInLine = true` : NOTHING,
    ]),
  withhold: () => code`withhold(s)`,
  'tell-withheld': () => code`tellWithheld(s)`,
  'take-following': (o, { slot }) => code`${slot(o.following.list)} = takePutOff(s)\n${slot(o.following.next)} = 0`,
}

function added(at: Scope, table: MemberTable): Code {
  const { em, names } = at.body
  const { loop, list, within } = table
  const variable = names.of(loop.domain.local)
  const members = loopList(at.body, loop)
  names.alias(loop.domain.local, variable)
  const all = at.slot(list)
  if (within === null) return code`${all} = ${counted(em, table, members)}`
  const [places, place] = [at.slot(within.places), at.slot(within.table.at)]
  // What a frame holds its copies have as well; other lists grow in place.
  if (at.isOutside(list) && at.isOutside(within.places)) {
    const each = names.fresh('each')
    const count = counted(em, table, all)
    const loops = code`for (const ${each} of ${members}) {\n${all}.push(${each})\n${places}.push(${place})\n}`
    return count === all ? loops : lines([loops, count])
  }
  const found = names.fresh('found')
  return code`const ${found} = ${members}
${all} = ${counted(em, table, code`[...${all}, ...${found}]`)}
${places} = [...${places}, ...${found}.map(() => ${place})]`
}

/** Whoever takes part has a place in several lists; where there could be too many of them, they are counted. */
function counted(em: Emitter, table: MemberTable, members: Code): Code {
  if (sizeOfTable(em, table) <= MOST_TOGETHER) return members
  return code`grown(${members}, ${em.loops.ofGrowing('set', table.loop.domain.set?.span ?? table.loop.span)}, ${MOST_TOGETHER})`
}

function sizeOfTable(em: Emitter, { loop, within }: MemberTable): number {
  const size = loop.from === null ? sizeOfDomain(em.program, loop.domain) : MAX_SEATS
  return within === null ? size : size * sizeOfTable(em, within.table)
}

function takingPart({ slot }: Scope, { list, kept }: MemberTable, active: Slot): Code {
  const places = code`${slot(active)} = ${slot(list)}.map((_, i) => i)`
  const values = [...kept].map(([local, all]) => code`${slot(all)} = ${slot(list)}.map(() => ${initial(local.type)})`)
  return lines([places, ...values])
}

/** What the member whose turn it is knows, and those around it. */
function knownOf(at: Scope, { loop, list, at: turn, within, kept }: MemberTable, uses: readonly Local[]): Code[] {
  const { body, slot } = at
  const place = slot(turn)
  const around = within === null ? [] : aroundIt(at, within, place, uses)
  const known = (local: Local, all: Slot): Code[] =>
    uses.includes(local) ? [code`${body.names.of(local)} = ${slot(all)}[${place}]!`] : []
  return [...around, ...known(loop.domain.local, list), ...[...kept].flatMap(([local, all]) => known(local, all))]
}

function aroundIt(
  at: Scope,
  { table, places }: NonNullable<MemberTable['within']>,
  place: Code,
  uses: readonly Local[],
): Code[] {
  return [code`${at.slot(table.at)} = ${at.slot(places)}[${place}]!`, ...knownOf(at, table, uses)]
}

function keptBy({ kept }: MemberTable, local: Local): Slot {
  const found = kept.get(local)
  if (found === undefined) throw new Error(`nobody has a ${local.name} of its own`)
  return found
}
