import type { CheckResult, RulesHost } from '../toolchain.ts'

/** Reads a version without the examples that have errors, each line of theirs empty, and what they are called. */
export interface WithoutExamples {
  readonly host: RulesHost
  readonly titles: readonly string[]
}

/** What is left of a version where all its errors are of examples, which need not hold for rules to be compared. */
export function withoutBrokenExamples(
  host: RulesHost,
  { resolution, diagnostics }: Pick<CheckResult, 'resolution' | 'diagnostics'>,
): WithoutExamples | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const examples = (resolution?.entries ?? []).flatMap(({ decl }) => (decl.kind === 'example' ? [decl] : []))
  const around = ({ span: { file, start } }: (typeof errors)[number]['primary']) =>
    examples.find(({ span }) => span.file.path === file.path && span.start <= start && start < span.end)
  const broken = new Set(errors.map(({ primary }) => around(primary)))
  if (errors.length === 0 || broken.has(undefined)) return null
  const left = [...broken].flatMap((each) => (each === undefined ? [] : [each]))
  const read = (path: string): string | null => {
    const text = host.read(path)
    const own = left.filter(({ span }) => span.file.path === path)
    if (text === null || own.length === 0) return text
    return own.reduce((now, { span }) => {
      const lines = now.slice(span.start, span.end).replace(/[^\n]/gu, ' ')
      return now.slice(0, span.start) + lines + now.slice(span.end)
    }, text)
  }
  return { host: { ...host, read }, titles: left.map(({ title }) => title) }
}
