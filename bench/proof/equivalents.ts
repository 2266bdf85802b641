import { Ajv } from 'ajv'
import { resolve } from 'node:path'
import { readTextIfThere } from '../../cli/files/read-text.ts'
import { UsageError } from '../../cli/usage-error.ts'

/** A break that no example can show, or none has to, and why. */
export interface Equivalent {
  readonly break: string
  readonly because: string
}

const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['break', 'because'],
    additionalProperties: false,
    properties: { break: { type: 'string', minLength: 1 }, because: { type: 'string', minLength: 1 } },
  },
}

/** The list beside a game, `X.proof.json`; empty where there is none. @throws UsageError where it cannot be read. */
export function readEquivalents(cwd: string, rulesFile: string): readonly Equivalent[] {
  const path = `${rulesFile.slice(0, -'.rules'.length)}.proof.json`
  const text = readTextIfThere(resolve(cwd, path))
  if (text === null) return []
  const isList = new Ajv().compile<readonly Equivalent[]>(schema)
  const data: unknown = parsed(path, text)
  if (isList(data)) return data
  const [problem] = isList.errors ?? []
  throw new UsageError(`${path}: ${problem?.instancePath ?? ''} ${problem?.message ?? 'is not a list'}`)
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
