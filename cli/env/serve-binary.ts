import { once } from 'node:events'
import type { Environment } from '../../runtime/env/environment.ts'
import { Tables } from '../../runtime/env/tables.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { MOST_TABLES } from './answer-line.ts'
import { HEAD_BYTES, KIND, frameOfRecords, framed, recordLayout } from './frames.ts'
import { type EnvRefusal, refusalOf, whyRefused } from './refused.ts'

/** A frame that was read whole. */
interface Frame {
  readonly kind: number
  readonly count: number
  readonly body: Buffer
}

/**
 * Answers each frame of the input by a frame, until it ends or asks to close.
 * @throws UsageError, after a frame that says the same, where nobody can tell where the next frame begins or it never ends
 */
export async function serveBinary({ stdin, stdout }: Io, environment: Environment): Promise<void> {
  const answer = answering(environment)
  const stop = (why: EnvRefusal): never => {
    stdout.write(errorFrame(why))
    throw new UsageError(why.error.message)
  }
  let rest = Buffer.alloc(0)
  for await (const chunk of stdin) {
    const bytes = Buffer.from(chunk)
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    for (let frame = frameIn(rest); frame !== null; frame = frameIn(rest)) {
      if ('ok' in frame) return stop(frame)
      if (frame.kind === KIND.close) return
      rest = rest.subarray(HEAD_BYTES + frame.body.length)
      if (!stdout.write(answer(frame))) await once(stdout, 'drain')
    }
  }
  if (rest.length > 0) stop(refusalOf('cut-off', `the input ends ${rest.length} bytes into a frame`))
}

/** The frame at the beginning; null where it is not all there yet, a refusal where none can begin so. */
function frameIn(bytes: Buffer): Frame | EnvRefusal | null {
  if (bytes.length < HEAD_BYTES) return null
  const kind = bytes.readUInt8(0)
  const count = bytes.readUInt32LE(4)
  if (!ASKED.includes(kind)) return refusalOf('no-command', `no frame is of the kind ${kind}`)
  if (count > MOST_TABLES) return refusalOf('no-field', `there are at most ${MOST_TABLES} tables`)
  const length = kind === KIND.step ? 4 * count : kind === KIND.reset ? 4 : 0
  if (bytes.length < HEAD_BYTES + length) return null
  return { kind, count, body: bytes.subarray(HEAD_BYTES, HEAD_BYTES + length) }
}

const ASKED: readonly number[] = [KIND.spec, KIND.reset, KIND.step, KIND.close]

const errorFrame = ({ error }: EnvRefusal): Buffer => framed(KIND.error, Buffer.from(JSON.stringify(error)))

function answering(environment: Environment): (frame: Frame) => Buffer {
  const layout = recordLayout(environment.spec)
  let tables: Tables | null = null
  const carriedOut = ({ kind, count, body }: Frame): Buffer => {
    if (kind === KIND.spec) return framed(kind, Buffer.from(JSON.stringify(environment.spec)))
    if (kind === KIND.reset) {
      if (count === 0) return errorFrame(refusalOf('no-field', 'there is at least one table'))
      tables = new Tables(environment, { seed: body.readUInt32LE(0), count, autoreset: true })
    } else if (tables === null) return errorFrame(refusalOf('not-begun', 'there are no tables before a reset'))
    else tables.step(Array.from({ length: count }, (_, i) => body.readInt32LE(4 * i)))
    return frameOfRecords(kind, tables, layout)
  }
  return (frame) => {
    try {
      return carriedOut(frame)
    } catch (thrown) {
      const why = whyRefused(thrown)
      if (why === null) throw thrown
      return errorFrame(why)
    }
  }
}
