import { takesWhat } from '../patterns/pattern.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { TellDecl, ToldPart, ToldPattern, ToldWords } from '../../../grammar/tree/declarations.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import { error, firstSaid } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { EventParamSymbol, EventSymbol } from '../../game/model.ts'
import { fits, show, type Type } from '../../game/type.ts'
import type { TTold, ToldPiece, ToldTest } from '../../program/presentation.ts'
import { sentenceOf } from '../../syntax/told-sentence.ts'
import type { TEvent } from '../../program/declarations.ts'
import { type Elaboration, refer } from '../context.ts'
import { addAudience } from './audience.ts'
import { wordType } from '../expressions/domain.ts'
import { worded } from '../../diagnostics/worded.ts'

/** A name of a pattern: the part of the event that it stands for, or of whom the zone is that the part is. */
export interface PatternName {
  readonly part: number
  readonly whose: boolean
  readonly type: Type
  readonly span: Span
}

/** What happened, as sentences. */
export function elaborateTelling(e: Elaboration, events: ReadonlyMap<string, TEvent>): TTold[] {
  return e.game.telling.flatMap(({ decl }) => told(e, decl, events))
}

function told(e: Elaboration, { patterns, only, words }: TellDecl, events: ReadonlyMap<string, TEvent>): TTold[] {
  return patterns.flatMap((pattern) => {
    const event = e.game.events.get(pattern.event.text)
    if (event === undefined) {
      noEvent(e, pattern.event)
      return []
    }
    refer(e, 'event', pattern.event.span, event.name.span)
    const names = new Map<string, PatternName>()
    const tests = pattern.parts.flatMap((part) => partTest(e, event, part, names))
    if (only !== null) addAudience(e, { symbol: event, event: events.get(event.name.text), fits: tests, names }, only)
    if (only !== null && words === null) return []
    const pieces = words === null ? null : piecesOf(e, words, names)
    return [{ event: pattern.event.text, fits: tests, words: pieces }]
  })
}

export function noEvent(e: Elaboration, { text, span }: Name): void {
  e.report(
    error(
      'HR0101',
      worded('unknown event'),
      span,
      worded('no event is called `{1}`', text),
      nearest(text, e.game.events.keys()),
    ),
  )
}

/** What a part must be for the sentence to fit; names that it gives go into `names`. */
function partTest(
  e: Elaboration,
  event: EventSymbol,
  { role, part }: ToldPattern['parts'][number],
  names: Map<string, PatternName>,
): ToldTest[] {
  const index = event.params.findIndex((p) => p.role === role)
  const param = event.params[index]
  if (param === undefined) {
    noPart(e, event, role, part.span)
    return []
  }
  switch (part.kind) {
    case 'bind': {
      const { type, adjective } = wordType(e, part.type)
      if (adjective !== null) e.report(notNow(part.type.text, part.type.span))
      if (param.type.set || !fits(param.type, type)) e.report(otherPart(param, show(type), part.span))
      give(e, names, part.name ?? part.type, { part: index, whose: false, type: param.type })
      return []
    }
    case 'whose':
      return [...zoneTest(e, part, index, param), ...whoseName(e, part, index, names)]
    case 'said':
      return saidTest(e, part.name, index, param)
  }
}

function give(
  e: Elaboration,
  names: Map<string, PatternName>,
  { text, span }: Name,
  named: Omit<PatternName, 'span'>,
): void {
  const before = names.get(text)
  if (before !== undefined)
    e.report(
      error('HR0102', worded('declared twice'), span, worded('`{1}` stands for another part already', text), {
        secondary: [firstSaid(before.span)],
      }),
    )
  names.set(text, { ...named, span })
}

function noPart(e: Elaboration, event: EventSymbol, role: string, span: Span): void {
  const { text: name } = event.name
  const text = role === 'main' ? worded('`{1}` takes nothing here', name) : worded('`{1}` has no `{2}`', name, role)
  e.report(error('HR0205', worded('the event has no such part'), span, text, { hint: takesWhat(event) }))
}

const otherPart = ({ type }: EventParamSymbol, said: string, span: Span): ReturnType<typeof error> =>
  error(
    'HR0201',
    worded('wrong kind of value'),
    span,
    worded('this part of the event is a {1}, not a {2}', show(type), said),
    type.set ? { hint: worded('of sets nothing is told; tell what happens to each, as in `tell move card c …`') } : {},
  )

/** What is told is told for ever, and an adjective holds at some time. */
const notNow = (said: string, span: Span): ReturnType<typeof error> =>
  error(
    'HR0201',
    worded('wrong kind of value'),
    span,
    worded('`{1}` is an adjective, and a sentence fits by kind alone', said),
    {
      hint: worded('name the type, as in `card c`'),
    },
  )

function zoneTest(
  e: Elaboration,
  { zone, span }: { zone: Name; span: Span },
  part: number,
  param: EventParamSymbol,
): ToldTest[] {
  const found = e.game.zones.get(zone.text)
  if (found === undefined) {
    e.report(
      error(
        'HR0101',
        worded('unknown name'),
        zone.span,
        worded('no zone is called `{1}`', zone.text),
        nearest(zone.text, e.game.zones.keys()),
      ),
    )
    return []
  }
  refer(e, 'zone', zone.span, found.name.span)
  if (param.type.base !== 'zone') e.report(otherPart(param, 'zone', span))
  return [{ part, zone: zone.text }]
}

function whoseName(
  e: Elaboration,
  said: ToldPart & { kind: 'whose' },
  part: number,
  names: Map<string, PatternName>,
): ToldTest[] {
  const key = e.game.zones.get(said.zone.text)?.key
  const { type } = wordType(e, said.type)
  if (key === null)
    e.report(
      error(
        'HR0201',
        worded('wrong kind of value'),
        said.span,
        worded('there is one `{1}` for the whole table', said.zone.text),
      ),
    )
  else if (key !== undefined && !fits(key.type, type))
    e.report(
      error(
        'HR0201',
        worded('wrong kind of value'),
        said.type.span,
        worded('`{1}` is of a {2}, not of a {3}', said.zone.text, show(key.type), show(type)),
      ),
    )
  give(e, names, said.name, { part, whose: true, type: key?.type ?? type })
  return []
}

/** A zone of that name, a number, or a value of a type. */
function saidTest(e: Elaboration, name: Name, part: number, param: EventParamSymbol): ToldTest[] {
  if (param.type.base === 'zone') return zoneTest(e, { zone: name, span: name.span }, part, param)
  if (param.type.base === 'number' && /^\d+$/.test(name.text)) return [{ part, value: Number(name.text) }]
  const values = param.type.base === 'enum' ? (e.game.enums.get(param.type.of)?.values ?? []) : []
  const value = values.findIndex(({ text }) => text === name.text)
  if (value >= 0) {
    refer(e, 'value', name.span, values[value]?.span ?? name.span)
    return [{ part, value }]
  }
  e.report(
    error(
      'HR0101',
      worded('unknown name'),
      name.span,
      worded('`{1}` is no {2} that can be said here', name.text, show(param.type)),
      values.length > 0
        ? nearest(
            name.text,
            values.map(({ text }) => text),
          )
        : { hint: worded('name the part, as in `{1} {2}`', show(param.type), param.name[0] ?? 'x') },
    ),
  )
  return []
}

export function piecesOf(e: Elaboration, words: ToldWords, names: ReadonlyMap<string, PatternName>): ToldPiece[] {
  const { pieces, odd } = sentenceOf(words)
  for (const span of odd)
    e.report(
      error('HR0526', worded('braces without a name'), span, worded('in braces stands a name, and nothing else'), {
        hint: worded('write `{p}`, or `{n card|cards}` for words behind a number; a brace that means nothing is `\\{`'),
      }),
    )
  return pieces.flatMap((piece): ToldPiece[] => {
    if (piece.kind === 'words') return [piece.text]
    const named = names.get(piece.name.text)
    if (named === undefined) {
      noName(e, piece.name, names)
      return []
    }
    refer(e, 'variable', piece.name.span, named.span)
    const { part, whose, type } = named
    if (piece.counted !== null && (whose || !['number', 'card'].includes(type.base)))
      e.report(
        error(
          'HR0201',
          worded('wrong kind of value'),
          piece.name.span,
          worded('`{1}` is a {2}, which is not counted', piece.name.text, show(type)),
          {
            hint: worded('a number is counted, and cards that go the same way'),
          },
        ),
      )
    return [{ part, ...(whose ? { whose } : {}), ...(piece.counted === null ? {} : { counted: piece.counted }) }]
  })
}

function noName(e: Elaboration, { text, span }: Name, names: ReadonlyMap<string, PatternName>): void {
  const near = nearest(text, names.keys())
  const given = [...names.keys()].map((name) => `\`${name}\``).join(', ')
  const hint =
    given === ''
      ? worded('name a part of the event before `as`, as in `by player p`')
      : worded('the event gives {1}', given)
  e.report(
    error('HR0526', worded('braces without a name'), span, worded('nothing before `as` is called `{1}`', text), {
      hint,
      ...near,
    }),
  )
}
