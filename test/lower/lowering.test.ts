import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkForEngine } from '../../compiler/compile.ts'
import { printProcedure } from '../../compiler/flow/print-flow.ts'
import type { Procedure } from '../../compiler/flow/procedure.ts'
import { lowerProgram } from '../../compiler/lower/lower-program.ts'
import { memoryHost } from '../emit/memory-host.ts'

// What texts are lowered to before any pass has run: read beside the numbered lines of the reference.

const rules = `game Order for 2 players "what happens when"

[pack] printed rank of card: number
[pack] card each number n in 1..4 named rank n
  rank = n

[deal] zone deck seen by nobody
[play] zone table seen by everyone
[play] heat: number starts 0
[play] last: player or none starts none

[deal] to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish

[play] to turn by player p
  p must act

[play] to cast card c by player p
  announce
    choose player q
    last becomes q
  heat becomes heat + 1
[play] cast-any: player p may cast card c in deck at turn

[play] to guess by player p
  choose player q
  if q = p
    choose player r
    last becomes r
    stop
    heat becomes heat + 100
  last becomes q
[play] guess-any: player p may guess at turn

[rule] warm: before cast card c by player p
  heat becomes heat + 10
[rule] late: when cast card c by player p as before if heat > 3
  heat becomes heat + 20
[rule] cool: after cast card c by player p
  heat becomes heat - 1
`

function proceduresOf(text: string): readonly Procedure[] {
  const { program, diagnostics } = checkForEngine('order.rules', memoryHost({ 'order.rules': text }))
  expect(diagnostics.filter((d) => d.severity === 'error').map((d) => `${d.title}: ${d.primary.text}`)).toEqual([])
  return program === null ? [] : lowerProgram(program)
}

function procedure(name: string, text = rules): Procedure {
  const found = proceduresOf(text).find(({ proc }) => proc.name === name)
  if (found === undefined) throw new Error(`${name} cannot be suspended`)
  return found
}

const lowered = (name: string, text = rules): string => printProcedure(procedure(name, text)).join('\n')

test('an announced event is told of once its announcement is complete', () => {
  expect(lowered('cast')).toMatchInlineSnapshot(`
    "3 event cast(c#16, p#17)
      at once
        nothing, if the game is over
        count the run of cast, if it may come to itself
        notice late
      block 0
        begin the announcement
        [rule] hook warm
        suspend: site 2 asks p#17 to choose (choose a player) q#19: player of q#18: player
          go on at block 3
      block 1
        [rule] hook cool
        lay down what was noticed
        end
      block 2
        end the announcement
        log cast
        count cast
        kept heat() = (kept heat() + 1)
        go to block 1
      block 3, after the answer
        if declined
          refuse: q#19 = none
          go to block 2
        q#19 = the answer
        kept last() = q#19
        go to block 2"
  `)
})

test('behind `stop` nothing of its block is carried out', () => {
  expect(lowered('guess')).toMatchInlineSnapshot(`
    "4 event guess(p#20)
      at once
        nothing, if the game is over
        count the run of guess, if it may come to itself
        log guess
        count guess
      block 0
        suspend: site 3 asks p#20 to choose (choose a player) q#22: player of q#21: player
          go on at block 3
      block 1
        end
      block 2
        go to block 1
      block 3, after the answer
        if declined
          refuse: q#22 = none
          go to block 2
        q#22 = the answer
        if not (q#22 = p#20)
          go to block 4
        suspend: site 4 asks p#20 to choose (choose a player) r#24: player of r#23: player
          go on at block 7
      block 4
        go to block 5
      block 5
        kept last() = q#22
        go to block 2
      block 6
        go to block 5
      block 7, after the answer
        if declined
          refuse: r#24 = none
          go to block 6
        r#24 = the answer
        kept last() = r#24
        go to block 1
      block 8
        go to block 6"
  `)
})

/** Texts of every kind that ask somebody something, and events that are left from further in. */
const asking = `${rules}
[rule] asks-after: after guess by player p
  choose player q
  last becomes q
[rule] leaves: after shrug by player p
  stop bow
[rule] ends: after bow by player p
  heat becomes 1
[rule] asks-instead: instead of shrug by player p
  choose player q
  last becomes q
[rule] asks-later: when guess by player p
  choose player q
  last becomes q
[rule] to shrug by player p
  heat becomes heat + 1
[rule] to bow by player p
  announce
    choose player q
    last becomes q
  if heat > 9
    stop
  guess by p
  guess by p
  shrug by p
  shrug by p
  heat becomes 0
[rule] bow-any: player p may bow at turn
`

test('every text that can be suspended is lowered once', () => {
  expect(proceduresOf(asking).map(({ proc }) => `${proc.kind} ${proc.name}`)).toMatchInlineSnapshot(`
    [
      "event match",
      "event turn",
      "event cast",
      "event guess",
      "event shrug",
      "event bow",
      "hook asks-after",
      "hook leaves",
      "hook asks-instead",
      "effect asks-later",
    ]
  `)
})

test('the text of an event that others leave knows whether it announces; and, where something follows, that it is at its end', () => {
  expect(lowered('bow', asking)).toMatchInlineSnapshot(`
    "6 event bow(p#26)
      at once
        nothing, if the game is over
        count the run of bow, if it may come to itself
      holds announces, ending
      block 0
        begin the announcement
        announces = 1
        suspend: site 5 asks p#26 to choose (choose a player) q#28: player of q#27: player
          go on at block 3
      block 1
        ending = 1
        [rule] hook ends
        end
      block 2
        end the announcement
        log bow
        count bow
        announces = 0
        if (kept heat() > 9)
          stop
        suspend: do guess(p#26)
          go on at block 4
      block 3, after the answer
        if declined
          refuse: q#28 = none
          go to block 2
        q#28 = the answer
        kept last() = q#28
        go to block 2
      block 4, after guess
        suspend: do guess(p#26)
          go on at block 5
      block 5, after guess
        suspend: do shrug(p#26)
          go on at block 6
      block 6, after shrug
        suspend: do shrug(p#26)
          go on at block 7
      block 7, after shrug
        kept heat() = 0
        go to block 1"
  `)
})

test('it goes on after the first call of an event', () => {
  const { entries, blocks } = procedure('bow', asking)
  expect([...entries].map(([event, block]) => `${event}: block ${blocks.indexOf(block)}`)).toMatchInlineSnapshot(`
    [
      "guess: block 6",
      "shrug: block 8",
    ]
  `)
})

test('only what may end its text has another way out', () => {
  const operations = ['cast', 'guess', 'bow'].flatMap((name) =>
    procedure(name, asking).blocks.flatMap((block) => block.operations),
  )
  const statements = operations.filter((o) => o.kind === 'statement')
  expect(statements.length).toBeGreaterThan(3)
  expect(statements.flatMap(({ exit, statement }) => (exit === null ? [] : [statement.kind]))).toEqual(['if'])
})

test('every kind of line that is done for all at the same time', async () => {
  const text = readFileSync(join(import.meta.dirname, 'lines.rules'), 'utf8')
  const printed = proceduresOf(text).flatMap((each) => printProcedure(each))
  await expect(`${printed.join('\n')}\n`).toMatchFileSnapshot('lines.txt')
})
