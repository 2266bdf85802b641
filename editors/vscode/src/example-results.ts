/** What `houserules test --format json` says, as far as the test explorer shows it. */
export interface ReportedExample {
  readonly game: string
  /** From the folder on in which it was run, with slashes. */
  readonly file: string
  /** Of the example, beginning with 1. */
  readonly line: number
  readonly failures: readonly ReportedFailure[]
}

export interface ReportedFailure {
  /** Beginning with 1. */
  readonly line: number
  /** What does not hold, and below it what happened. */
  readonly message: string
}

export interface Results {
  readonly examples: readonly ReportedExample[]
  /** Findings in games that could not be compiled, each as `file:line: what`. */
  readonly broken: readonly string[]
}

interface Said {
  readonly format: string
  readonly games: readonly {
    readonly game: string
    readonly examples: readonly {
      readonly place: string
      readonly ok: boolean
      readonly failures: readonly ReportedFailure[]
      readonly trace?: readonly { readonly level: number; readonly words: string }[]
    }[]
  }[]
  readonly diagnostics: readonly {
    readonly severity: string
    readonly title: string
    readonly primary: { readonly file: string; readonly start: { readonly line: number }; readonly text: string }
  }[]
}

/** @throws Error where the program said something else, as one of another version might */
export function resultsIn(output: string): Results {
  const said = parsed(output)
  return {
    examples: said.games.flatMap(({ game, examples }) =>
      examples.map(({ place, ok, failures, trace = [] }) => {
        const happened = trace.map(({ level, words }) => `${'  '.repeat(level + 1)}${words}`)
        const told = happened.length === 0 ? '' : `\n\nwhat happened:\n${happened.join('\n')}`
        const failed = failures.map(({ line, message }) => ({ line, message: `${game}: ${message}${told}` }))
        return { game, ...placed(place), failures: ok ? [] : failed }
      }),
    ),
    broken: said.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ title, primary: { file, start, text } }) => `${file}:${start.line}: ${title}; ${text}`),
  }
}

function parsed(output: string): Said {
  let said: unknown
  try {
    said = JSON.parse(output)
  } catch {
    throw new Error(
      `the program did not say what came of the examples, but: ${output.slice(0, 500).trim() || 'nothing'}`,
    )
  }
  const format = (said as Partial<Said> | null)?.format
  if (format !== 'houserules-examples/1')
    throw new Error(`the program answers as ${String(format)}; this extension reads houserules-examples/1`)
  return said as Said
}

/** `rules/a.rules:12`; a path may itself hold a colon. */
function placed(place: string): { readonly file: string; readonly line: number } {
  const at = place.lastIndexOf(':')
  return { file: place.slice(0, at).replaceAll('\\', '/'), line: Number(place.slice(at + 1)) }
}

/** Whether an example of a file, between two lines, is what a result tells of. */
export const isOf = (result: ReportedExample, file: string, first: number, last: number): boolean =>
  result.file === file.replaceAll('\\', '/') && result.line >= first && result.line <= last
