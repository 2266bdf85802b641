import { inEnglish, type Sayable } from '../../../grammar/saying.ts'
import type { Report } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Given, GivenItem } from '../../../grammar/tree/examples.ts'
import { printExpr } from '../../syntax/print-expr.ts'
import { worded } from '../../diagnostics/worded.ts'

interface Said {
  readonly what: Sayable
  readonly span: Span
}

/**
 * A position gives each thing one value: of two the later would count, and nobody would be told. Cards may come into a
 * zone from several lines.
 */
export function givenOnce(report: Report, given: readonly Given[], isKept: (fact: string) => boolean): void {
  saidOnce(
    report,
    given.flatMap((line) => saidBy(line, isKept)),
  )
  for (const line of given) if (line.kind === 'is') for (const item of line.items) saidOnce(report, factsOfCard(item))
}

function saidOnce(report: Report, said: readonly Said[]): void {
  const before = new Map<string, Span>()
  for (const { what, span } of said) {
    const first = before.get(inEnglish(what))
    if (first === undefined) before.set(inEnglish(what), span)
    else
      report(
        error('HR0601', worded('given twice'), span, worded('{1} is given again here', what), {
          secondary: [{ span: first, text: worded('first given here') }],
          hint: worded('keep one of the two'),
        }),
      )
  }
}

function saidBy(line: Given, isKept: (fact: string) => boolean): readonly Said[] {
  switch (line.kind) {
    case 'option':
      return [{ what: `\`option ${line.name.text}\``, span: line.span }]
    case 'players':
      return [{ what: worded('how many play'), span: line.span }]
    case 'rest':
      return [{ what: worded('where the rest of the pack is'), span: line.span }]
    case 'is': {
      const { target, span } = line
      const fact = target.kind === 'name' ? target.name : target.kind === 'of' ? target.name.text : null
      return fact !== null && isKept(fact)
        ? [{ what: `\`${printExpr(target).replace(/^\((.*)\)$/u, '$1')}\``, span }]
        : []
    }
    case 'after':
    case 'at':
      return []
  }
}

/** `4♣ (price 4)` */
const factsOfCard = ({ facts, called, value }: GivenItem): readonly Said[] =>
  facts.map(({ name }) => ({ what: `\`${name.text} of ${called?.text ?? printExpr(value)}\``, span: name.span }))
