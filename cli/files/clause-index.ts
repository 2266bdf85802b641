import { Ajv, type ValidateFunction } from 'ajv'
import { resolve } from 'node:path'
import { jsonOf, readTextIfThere } from './read-text.ts'
import schema from '../schema/clauses.schema.json' with { type: 'json' }
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface Clause {
  readonly id: string
  readonly summary: string
  readonly kind: string
}

interface ClauseFile {
  readonly clauses: readonly Clause[]
}

type Validate = ValidateFunction<ClauseFile | readonly Clause[]>

let validate: Validate | undefined

/** Made when it is first needed; that the schema is one itself is for a test to say, not for every start. */
function clauseFileValidator(): Validate {
  validate ??= new Ajv({ allowUnionTypes: true, meta: false, validateSchema: false }).compile<
    ClauseFile | readonly Clause[]
  >(schema)
  return validate
}

/** Where the clauses of a rules file are listed: `X.clauses.json` beside `X.rules`. */
export function clausePath(rulesFile: string): string {
  return rulesFile.replace(/\.rules$/, '.clauses.json')
}

/** What clauses say, by id, as far as the rules files list them; a list that cannot be read says nothing. */
export function clauseSummaries(cwd: string, rulesFiles: Iterable<string>): Map<string, string> {
  const clauses = [...rulesFiles].flatMap((file) => {
    try {
      return readClauses(cwd, file) ?? []
    } catch (error) {
      if (error instanceof UsageError) return []
      throw error
    }
  })
  return new Map(clauses.map(({ id, summary }) => [id, summary]))
}

/** The clauses of a rules file, or null when it has no index. */
export function readClauses(cwd: string, rulesFile: string): readonly Clause[] | null {
  const path = clausePath(rulesFile)
  const text = readTextIfThere(resolve(cwd, path))
  if (text === null) return null
  const data = jsonOf(text, path)
  const isClauseFile = clauseFileValidator()
  if (isClauseFile(data)) return 'clauses' in data ? data.clauses : data
  const [problem] = isClauseFile.errors ?? []
  throw new UsageError(
    stated('{1}: {2} {3}', path, problem?.instancePath ?? '', problem?.message ?? 'is not a list of clauses'),
  )
}
