import type { Local } from '../game/ir.ts'
import type { TEvent } from '../elaborate/program.ts'
import { descending } from './descent.ts'
import { type Emitter, Names } from './emitter.ts'
import { type EventCode, counting, forbidden, hookStmt, logLine, noticedEffects, noticing, pushFrame } from './events.ts'
import { emitFrame } from './frame.ts'
import { endings } from './lasting.ts'
import { type Body, emitBlock } from './plain.ts'
import { replacements } from './replacements.ts'
import { noting } from './trace.ts'

const DOC = 'Moves a card to the top (or bottom) of a zone, with every rule that watches moves.'

/** `move` with the rules of the game around it: a function, or a frame where one of these rules asks somebody. */
export function emitMove(em: Emitter, event: TEvent, out: EventCode): void {
  const names = new Names(em)
  const { params, proc } = event
  const [card, from, to] = params.map((p) => names.of(p))
  const noticed = noticing(em, names, event, params)
  // Only where some rule moves a card that others keep in its place.
  const forces = em.program.used.has('must move')
  const at = proc ?? { span: em.program.game.events.get('move')?.name.span ?? { file: { path: '', text: '' }, start: 0, end: 0 } }
  const befores = event.befores.map((r) => hookStmt(r, params, at))
  const tail = [...event.afters, ...event.whens.filter((r) => !r.asBefore)].map((r) => hookStmt(r, params, at))
  const start = [
    'if (s.over) return',
    `if (!mayEnter(s, ${card}, ${to})) return refuse(s)`,
    `const ${from} = s.place[${card}]!`,
    ...event.cannots.map((r) => `if (${forces ? '!forced && ' : ''}!(${forbidden(em, names, r, params)})) return refuse(s)`),
    endings(em, names, event),
    replacements(em, names, event, params),
    logLine(em, names, event),
    counting(em, names, event),
    ...noticed.map((n) => `const ${n.name} = ${n.code}`),
  ]
  const signature = `s: State, ${card}: number, ${to}: number, bottom = false${forces ? ', forced = false' : ''}`
  const number = em.loops.ofEvent('move')
  if (proc === null) {
    const body: Body = { em, names, framed: new Set(), declared: new Set(), cites: [], stop: 'return' }
    const again = befores.length === 0 ? '' : `if (s.place[${card}] === NONE || !mayEnter(s, ${card}, ${to})) return refuse(s)`
    const rest = [emitBlock(body, befores), again, `place(s, ${card}, ${to}, bottom)`, emitBlock(body, tail), noticedEffects(em, noticed, '')]
    const code = present([...start, noting(em, null, present(rest))])
    const args = `s, ${card}, ${to}, bottom${forces ? ', forced' : ''}`
    out.pieces.push({ doc: DOC, code: descending(em, number, { name: 'move', signature, args, body: code }) })
    return
  }
  const frame = emitFrame(em, proc, [...befores, ...proc.body], tail, noticedEffects(em, noticed, 'f.') + (noticed.length > 0 ? '\n' : ''))
  const bottom: Local | undefined = proc.params.at(-1)
  if (bottom !== undefined) names.alias(bottom, 'bottom')
  const counts = number === null ? [] : [`goesRound(${number})`]
  out.pieces.push({ doc: DOC, code: `export function move(${signature}): void {\n${present([...counts, ...start, pushFrame(em, proc, frame, names, noticed.map((n) => n.name))])}\n}` })
  const fields = [...frame.fields, ...noticed.map((n) => ({ name: n.name, type: 'readonly Captured[][]', start: '[]', param: false }))]
  out.frames.push({ proc, code: { ...frame, fields } })
}

const present = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')
