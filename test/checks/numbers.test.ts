import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const LARGE = 'HR0210 the largest number is 2147483647'
const SMALL = 'HR0210 the smallest number is -1073741823'

/** What is found in a game in which all of this is asked for. */
function found(said: Partial<Record<'kept' | 'worked' | 'printed' | 'option' | 'given', string>>): string[] {
  const { kept = '0', worked = 'score', printed = '3', option = '5', given = '1' } = said
  const text = `game Numbers for 2 players
printed rank of card: number
card Ace
  rank = ${printed}
option most: ${option}, 7
zone deck seen by everyone
zone hand of player p seen by p
score: number starts ${kept}
far: number = 70000
aim: number = ${worked}
to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  p may act
to take card c by player p
  move c to hand of p
  score gains rank of c
player p may take card c in deck at turn if score < aim and aim < most
example "begins with a number"
  given
    score is ${given}
    at turn by A
  then score = ${given}
`
  const host = { read: (path: string) => (path === 'numbers.rules' ? text : null), find: () => null }
  return checkGame('numbers.rules', host)
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => `${d.code} ${d.primary.text}`)
}

test.each([
  [{}, []],
  [{ kept: '2147483647', worked: '0 - 1073741823', printed: '-1073741823', option: '2147483647' }, []],
  [{ kept: '2147483648' }, [LARGE]],
  [{ kept: '-1073741824' }, [SMALL]],
  [{ worked: '30000 * 71582 + 7' }, []],
  [{ worked: '70000 * 70000' }, [LARGE]],
  [{ worked: '70000 * 70000 * 70000 - 5' }, [LARGE]],
  [{ worked: 'far * far' }, [LARGE]],
  [{ worked: '70000 * 70000 mod 7' }, [LARGE]],
  [{ worked: '(score if score > 5 else 0 - 1073741824)' }, [SMALL]],
  [{ worked: 'score * 2147483647' }, []],
  [{ printed: '2147483648' }, [LARGE]],
  [{ printed: '2 - 2000000000' }, [SMALL]],
  [{ given: '-1073741823' }, []],
  [{ given: '-1073741824' }, [SMALL, SMALL]],
  [{ given: '70000 * 70000' }, [LARGE, LARGE]],
  [{ option: '99999999999' }, [LARGE]],
])('%j', (said, wanted) => {
  expect(found(said)).toEqual(wanted)
})
