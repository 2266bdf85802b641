import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BaseState, DECLINE, type Engine } from '../../runtime/engine.ts'
import { ExampleTable } from '../../runtime/example/example-table.ts'
import { ToldSoFar } from '../../runtime/example/told-so-far.ts'
import { carryOut, openCourse } from '../../runtime/match/course.ts'
import { isKnown } from '../../runtime/told/remembering.ts'
import { toldTo } from '../../runtime/match/told.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

/**
 * Plays a match, and beside it the same as an example is played, which stops where nobody is asked: each seat is told
 * the same lines, and may remember the same cards. Examples pass by themselves for who is asked where passing is all
 * there is.
 */
function agree(engine: FullEngine<BaseState>, seed: number, draws: readonly number[]): void {
  const course = openCourse(engine, { seed })
  const told = new ToldSoFar(engine)
  const table = new ExampleTable(engine, engine.setup({ seed, askAll: true, log: true }), [], { told })
  table.lookOn()
  table.goOn(() => table.asks, false)
  while (mayOnlyPass(engine, course.state)) carryOut(course as never, DECLINE)
  for (const draw of draws) {
    const choices = engine.choices(course.state)
    const choice = choices[draw % choices.length]
    if (course.state.ask === 0 || choice === undefined) break
    carryOut(course as never, choice)
    while (mayOnlyPass(engine, course.state)) carryOut(course as never, DECLINE)
    table.answer(choice)
    table.goOn(() => table.asks, false)
  }
  for (let seat = 0; seat < course.state.players; seat++) {
    const inPlay = toldTo(course as never, seat, 0).flatMap(({ lines }) => lines)
    expect(told.lines(table.s, seat)).toEqual(inPlay)
    const cards = course.state.def.map((_, card) => card)
    expect(cards.filter((card) => told.hasSeen(card, seat))).toEqual(
      cards.filter((card) => isKnown(course.memory, card, seat)),
    )
  }
  expect(choicesOf(engine, table.s)).toEqual(choicesOf(engine, course.state as BaseState))
}

const mayOnlyPass = (engine: Engine, s: BaseState): boolean =>
  s.ask !== 0 && engine.choices(s).every((choice) => choice === DECLINE)

const choicesOf = (engine: Engine, s: BaseState): readonly number[] => (s.ask === 0 ? [] : [...engine.choices(s)])

test('examples tell each seat what play does, and let it know the same cards', async () => {
  const engines = [
    (await compiledSample('test/examples/stalls.rules')).engine,
    ...(await Promise.all(
      ['Hearts', 'KuhnPoker', 'TrumpKing', 'PolymorphSealed', 'TagTeam', 'DuemaParty'].map((name) =>
        compiledEngine(name),
      ),
    )),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...engines),
      fc.nat(10_000),
      fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 }),
      agree,
    ),
    { numRuns: byDay(6, 20 * times), ...sampledSeed('told as in play') },
  )
})
