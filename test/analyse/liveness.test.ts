import { expect, test } from 'vitest'
import { homesOf, outliving } from '../../compiler/analyse/liveness.ts'
import { lowerProgram } from '../../compiler/lower/lower-program.ts'
import { simplified } from '../../compiler/simplify/passes.ts'
import { programOf } from './told-game.ts'

/** Where the variables of `try` live; `!` after those that outlive a question or something else that runs. */
function homes(...lines: readonly string[]): string {
  const program = programOf(['to try card c by player p', ...lines.map((line) => `  ${line}`)].join('\n'))
  const lowered = lowerProgram(program).find(({ proc }) => proc.name === 'try')
  if (lowered === undefined) return `${lines.join(' / ')} | is no frame`
  const procedure = simplified(lowered)
  const [found, kept] = [homesOf(procedure), outliving(procedure)]
  const told = procedure.proc.locals.map((local) => `${local.name} ${found.of(local)}${kept.has(local.id) ? '!' : ''}`)
  return `${lines.join(' / ')} | ${told.join(', ')}`
}

test('where the variables of a text live', () => {
  expect([
    homes('choose card d in deck by p', 'move d to hand of p'),
    homes('choose card d in deck by p', 'rounds gains 1'),
    homes('choose card d in deck by p', 'choose suit s by p', 'move d to hand of p'),
    homes(
      'choose card d in deck where rank of d > 1 by p',
      'choose suit s by p',
      'if suit of d = s',
      '  rounds gains 1',
    ),
    homes('choose 1..2 card d in deck as ds by p', 'rounds gains count of ds'),
    homes('let n = rounds', 'choose suit s by p', 'rounds becomes n'),
    homes('choose suit s by p', 'let n = rounds', 'rounds becomes n + 1'),
    homes('choose suit s by p', 'let n = rounds', 'if n > 1', '  ring by p', 'rounds becomes n + 1'),
    homes('choose suit s by p', 'if rounds > 1', '  let n = rounds', '  rounds becomes n + 1'),
    homes('each player q', '  choose suit s by q'),
    homes('each player q', '  ring by p', 'choose suit s by p'),
    homes('each player q', '  choose suit s by p', '  bid of q gains 1'),
    homes('each player q', '  rounds gains 1', '  choose suit s by p'),
    homes('each player q where bid of q = 0', '  bid of q gains 1', '  choose suit s by p'),
    homes('let n = 0', 'repeat', '  n gains 1', '  choose suit s by p', 'until n = 3'),
    homes('choose suit s by p', 'later by p', '  move c to hand of p'),
    homes('choose card d in deck by p', 'later by p', '  move d to hand of p'),
    homes('choose card d in deck by p', 'choose suit s by p', 'later by p', '  move d to hand of p'),
    homes('choose card d in deck by p', 'choose one of by p', '  - move d to hand of p', '  - rounds gains 1'),
    homes('each player q at the same time', '  choose card d in hand of q by q', '  move d to deck'),
  ]).toMatchInlineSnapshot(`
    [
      "choose card d in deck by p / move d to hand of p | d nowhere, d block",
      "choose card d in deck by p / rounds gains 1 | d nowhere, d nowhere",
      "choose card d in deck by p / choose suit s by p / move d to hand of p | d nowhere, d frame!, s nowhere, s nowhere",
      "choose card d in deck where rank of d > 1 by p / choose suit s by p / if suit of d = s /   rounds gains 1 | d nowhere, d frame!, s nowhere, s block",
      "choose 1..2 card d in deck as ds by p / rounds gains count of ds | d nowhere, ds frame!",
      "let n = rounds / choose suit s by p / rounds becomes n | n frame!, s nowhere, s nowhere",
      "choose suit s by p / let n = rounds / rounds becomes n + 1 | s nowhere, s nowhere, n block",
      "choose suit s by p / let n = rounds / if n > 1 /   ring by p / rounds becomes n + 1 | s nowhere, s nowhere, n block",
      "choose suit s by p / if rounds > 1 /   let n = rounds /   rounds becomes n + 1 | s nowhere, s nowhere, n step",
      "each player q /   choose suit s by q | q frame!, s nowhere, s nowhere",
      "each player q /   ring by p / choose suit s by p | q nowhere, s nowhere, s nowhere",
      "each player q /   choose suit s by p /   bid of q gains 1 | q frame!, s nowhere, s nowhere",
      "each player q /   rounds gains 1 /   choose suit s by p | q nowhere, s nowhere, s nowhere",
      "each player q where bid of q = 0 /   bid of q gains 1 /   choose suit s by p | q block, s nowhere, s nowhere",
      "let n = 0 / repeat /   n gains 1 /   choose suit s by p / until n = 3 | n frame!, s nowhere, s nowhere",
      "choose suit s by p / later by p /   move c to hand of p | s nowhere, s nowhere",
      "choose card d in deck by p / later by p /   move d to hand of p | d nowhere, d block",
      "choose card d in deck by p / choose suit s by p / later by p /   move d to hand of p | d nowhere, d frame!, s nowhere, s nowhere",
      "choose card d in deck by p / choose one of by p /   - move d to hand of p /   - rounds gains 1 | d nowhere, d frame!",
      "each player q at the same time /   choose card d in hand of q by q /   move d to deck | q frame!, d nowhere, d step",
    ]
  `)
})
