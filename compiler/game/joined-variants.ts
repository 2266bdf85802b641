import type { Repairing, Report } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Header } from '../../grammar/tree/declarations.ts'
import type { Module } from './load.ts'
import { worded } from '../diagnostics/worded.ts'

/** How two sentences stand to each other by the files that they are of. */
export type Joining =
  /** Of one game or variant, or one is of what the other's is built on. */
  | { readonly kind: 'none' }
  /** Of two variants that are joined in side by side, and said is which goes first. */
  | { readonly kind: 'ordered'; readonly first: string; readonly at: Span | null }
  | {
      readonly kind: 'open'
      readonly first: string
      readonly second: string
      /** Where they are joined. */
      readonly at: Span | null
    }

/** What games and variants say of themselves, base first, and what each stands on. */
interface Standing {
  readonly headers: readonly Header[]
  readonly below: ReadonlyMap<string, ReadonlySet<string>>
}

/** Where the first variant that stands on both takes in the second, or what brings it along. */
export function joiningPlace({ headers, below }: Standing, first: string, second: string): Span | null {
  const standsOn = (name: string, other: string): boolean => below.get(name)?.has(other) === true
  const joining = headers.find(({ name }) => standsOn(name.text, first) && standsOn(name.text, second))
  return joining?.withs.find(({ text }) => text === second || standsOn(text, second))?.span ?? joining?.span ?? null
}

/** The edit that says that one of two variants goes first, where they stand beside each other behind `with`. */
export function inThatOrder(
  { headers }: Pick<Standing, 'headers'>,
  first: string,
  second: string,
): { readonly fix?: Repairing } {
  for (const { withs } of headers) {
    const at = withs.findIndex(({ text }) => text === first)
    const [one, other] = [withs[at], withs[at + 1]]
    if (one === undefined || other?.text !== second) continue
    const span = { file: one.span.file, start: one.span.end, end: other.span.start }
    if (/^,\s*$/u.test(span.file.text.slice(span.start, span.end)))
      return { fix: { title: worded('write `with {1} before {2}`', first, second), span, replacement: ' before ' } }
  }
  return {}
}

/** Which variant is said to go before which. */
export type Order = readonly (readonly [first: string, second: string])[]

/** Whether it is said that one goes before the other, also by others in between: `A before B before C`. */
export function goesBefore(order: Order, first: string, second: string): boolean {
  const reached = new Set([first])
  // A set that grows while it is gone through shows what is added as well.
  for (const one of reached) for (const [a, b] of order) if (a === one) reached.add(b)
  return first !== second && reached.has(second)
}

/** HR0402: of two variants it is said in one line that each goes before the other, or of one that it goes before itself. */
export function reportCircles({ order }: Header, report: Report): void {
  const said: (readonly [string, string])[] = []
  for (const [one, other] of order) {
    const [first, second] = [one.text, other.text]
    const message = worded('`{1}` is said to go before `{2}`', first, second)
    if (first === second)
      report(
        error('HR0402', worded('variants in conflict'), other.span, message, {
          hint: worded('say it of two variants'),
        }),
      )
    else if (goesBefore(said, second, first))
      report(
        error(
          'HR0402',
          worded('variants in conflict'),
          other.span,
          worded('{1}, which goes before `{2}`', message, first),
          {
            hint: worded('leave one of the two orders out'),
          },
        ),
      )
    said.push([first, second])
  }
}

/** The variants that a game is joined of; `modules` are base first. */
export class JoinedVariants {
  private readonly origins = new Map<string, string>()
  readonly headers: readonly Header[]
  readonly below = new Map<string, ReadonlySet<string>>()
  private readonly order: Order

  constructor(modules: readonly Module[]) {
    this.headers = modules.map(({ header }) => header)
    for (const { path, header, decls } of modules) {
      const name = header.name.text
      for (const file of [path, ...decls.map((decl) => decl.span.file.path)])
        if (!this.origins.has(file)) this.origins.set(file, name)
      const needs = [...(header.base === null ? [] : [header.base]), ...header.withs].map((need) => need.text)
      this.below.set(name, new Set(needs.flatMap((need) => [need, ...(this.below.get(need) ?? [])])))
    }
    this.order = modules.flatMap(({ header }) => header.order.map(([a, b]) => [a.text, b.text] as const))
  }

  /** The game or variant that says a passage. */
  moduleOf({ file }: Span): string | undefined {
    return this.origins.get(file.path)
  }

  between(a: Span, b: Span): Joining {
    const [first, second] = [this.moduleOf(a), this.moduleOf(b)]
    if (first === undefined || second === undefined || first === second) return { kind: 'none' }
    if (this.below.get(first)?.has(second) === true || this.below.get(second)?.has(first) === true)
      return { kind: 'none' }
    const at = joiningPlace(this, first, second)
    if (goesBefore(this.order, first, second)) return { kind: 'ordered', first, at }
    if (goesBefore(this.order, second, first)) return { kind: 'ordered', first: second, at }
    return { kind: 'open', first, second, at }
  }
}
