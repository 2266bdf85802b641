/** The text of a variant that changes nothing yet, with what its author is most likely to want next. */
export function variantText(name: string, base: string, clauses: string, baseText: string): string {
  return `variant ${name} of ${base} "what differs, in a few words"

-- Say only what differs, each rule with the clause it implements, such as [${clauses}.1].
-- \`houserules check\` finds mistakes, \`houserules play\` lets you try.
--
-- A number:          [${clauses}.1] replace ${firstNumber(baseText)}
-- Less:              [${clauses}.2] remove NAME, or a clause of the base in brackets
-- More:              [${clauses}.3] after EVENT, and below it, indented, what then happens
-- Something else:    [${clauses}.4] replace, followed by the whole declaration
-- Of some cards:     [${clauses}.5] except FACT of CARD = VALUE, or += and -= for more and less
`
}

/** A number of the base that a table might change, as an example that can be used as it is. */
function firstNumber(text: string): string {
  const found = /^(?:\[[^\]]*\] )?(\S+): number = (\d+)\s*$/mu.exec(text)
  return found === null ? 'NAME = 1' : `${found[1]} = ${found[2]}`
}
