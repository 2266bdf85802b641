import { expect, test } from 'vitest'
import { Running } from '../../compiler/analyse/running.ts'
import { programOf } from './told-game.ts'

/** What some lines of an event run, and whether the event comes to itself again. */
function ran(...lines: readonly string[]): string {
  const program = programOf(['to try by player p', ...lines].join('\n'))
  const running = new Running(program)
  const body = program.events.get('try')?.proc?.body ?? []
  const last = body.some((s) => running.mayFinish(s)) ? 'may finish' : ''
  const around = running.finishesAround('try') ? 'may finish around' : ''
  const back = running.comesBack({ event: 'try' }) ? 'comes back' : ''
  const effects = running.comesBack('resolve') ? 'effects come back' : ''
  const called = [...running.calledWithin(body)].sort().join(', ')
  const said = [last, around, back, effects].filter((each) => each !== '').join(', ')
  return `${lines.join(' / ')} | ${called} | ${said}`
}

test('what may finish the game, and what may come to itself again', () => {
  expect([
    ran('  rounds gains 1'),
    ran('  finish'),
    ran('  if rounds > 3', '    finish'),
    ran('  end-it', 'to end-it', '  finish'),
    ran('  rounds gains 1', 'after try by player p', '  finish'),
    ran('  rounds gains 1', 'before try by player p', '  end-it', 'to end-it', '  finish'),
    ran('  rounds gains 1', 'instead of try by player p', '  finish'),
    ran('  rounds gains 1', 'when try by player p', '  finish'),
    ran('  rounds gains 1', 'to end-it', '  finish'),
    ran('  rest by p', 'after rest', '  finish'),
    ran('  if rounds > 3', '    try by p'),
    ran('  if rounds > 3', '    again by p', 'to again by player p', '  try by p'),
    ran('  rounds gains 1', 'after try by player p if rounds > 3', '  try by p'),
    ran('  rounds gains 1', 'instead of try by player p if rounds > 3', '  try by p'),
    ran('  rounds gains 1', 'when try by player p if rounds > 3', '  try by p'),
    ran('  each effect e in waiting', '    resolve e', 'when try by player p if rounds > 3', '  try by p'),
    ran(
      '  each effect e in waiting',
      '    resolve e',
      'when try by player p if rounds > 3',
      '  each effect e in waiting',
      '    resolve e',
    ),
    ran(
      '  rest by p',
      'instead of rest by player p',
      '  rounds gains 1',
      'to settle-instead',
      '  choose effect e in applicable by first of players',
      '  resolve e',
    ),
    ran(
      '  rest by p',
      'instead of rest by player p if rounds > 3',
      '  try by p',
      'to settle-instead',
      '  choose effect e in applicable by first of players',
      '  resolve e',
    ),
    ran(
      '  rest by p',
      'instead of rest by player p',
      '  rounds gains 1',
      'to settle-instead',
      '  each effect e in applicable',
      '    resolve e',
      '  if rounds > 3',
      '    rest by first of players',
    ),
    ran('  move first of deck to hand of p', 'after move card c to hand', '  finish'),
    ran('  p may act'),
    ran('  later by p', '    finish'),
  ]).toMatchInlineSnapshot(`
    [
      "  rounds gains 1 |  | ",
      "  finish |  | may finish",
      "  if rounds > 3 /     finish |  | ",
      "  end-it / to end-it /   finish | event end-it | may finish",
      "  rounds gains 1 / after try by player p /   finish |  | may finish around",
      "  rounds gains 1 / before try by player p /   end-it / to end-it /   finish |  | may finish around",
      "  rounds gains 1 / instead of try by player p /   finish |  | may finish around",
      "  rounds gains 1 / when try by player p /   finish |  | ",
      "  rounds gains 1 / to end-it /   finish |  | ",
      "  rest by p / after rest /   finish | event rest | may finish",
      "  if rounds > 3 /     try by p | event try | comes back",
      "  if rounds > 3 /     again by p / to again by player p /   try by p | event again, event try | comes back",
      "  rounds gains 1 / after try by player p if rounds > 3 /   try by p |  | comes back",
      "  rounds gains 1 / instead of try by player p if rounds > 3 /   try by p |  | ",
      "  rounds gains 1 / when try by player p if rounds > 3 /   try by p |  | ",
      "  each effect e in waiting /     resolve e / when try by player p if rounds > 3 /   try by p | event try, resolve | comes back, effects come back",
      "  each effect e in waiting /     resolve e / when try by player p if rounds > 3 /   each effect e in waiting /     resolve e | resolve | effects come back",
      "  rest by p / instead of rest by player p /   rounds gains 1 / to settle-instead /   choose effect e in applicable by first of players /   resolve e | event rest, resolve | ",
      "  rest by p / instead of rest by player p if rounds > 3 /   try by p / to settle-instead /   choose effect e in applicable by first of players /   resolve e | event rest, event try, resolve | ",
      "  rest by p / instead of rest by player p /   rounds gains 1 / to settle-instead /   each effect e in applicable /     resolve e /   if rounds > 3 /     rest by first of players | event rest, resolve | effects come back",
      "  move first of deck to hand of p / after move card c to hand /   finish | event move | may finish",
      "  p may act |  | ",
      "  later by p /     finish |  | ",
    ]
  `)
})
