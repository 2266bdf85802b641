import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { askedBehind } from '../../compiler/analyse/liveness.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { enteredBy, lowerProgram } from '../../compiler/lower/lower-program.ts'
import type { Program } from '../../compiler/program/program.ts'
import { simplified } from '../../compiler/simplify/passes.ts'
import { sampledByDay } from '../kit/effort.ts'
import { readShelf } from '../../studio/build/read-shelf.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What keeps the positions of a game's examples from beginning in an engine that is made for any examples. */
function refusals(program: Program): readonly string[] {
  const { events, examples } = program
  const procedures = new Map(lowerProgram(program, 'all').map((each) => [each.proc, simplified(each)]))
  return examples.flatMap(({ path }) =>
    path.slice(1).flatMap((inner, i) => {
      const outer = events.get(path[i]?.event ?? '')?.proc ?? null
      const procedure = outer === null ? undefined : procedures.get(outer)
      const unknown = procedure === undefined ? undefined : askedBehind(procedure).get(inner.event)
      if (procedure?.entries.has(inner.event) === true && unknown === undefined) return []
      return [`${outer?.name} > ${inner.event}${unknown === undefined ? '' : `: ${unknown.name} is not known`}`]
    }),
  )
}

// The page, and the search for witnesses, bind positions to an engine that was made before them.
test('where an example of a game begins, an engine made before it can begin', () => {
  const session = new CheckSession()
  const found = sampledByDay(readShelf(root).games, 8, 'entered').flatMap(({ name, path }) => {
    const { program } = session.check(path, rulesHost(root, path))
    if (program === null) throw new Error(`${path} has errors`)
    return refusals(program).map((each) => `${name}: ${each}`)
  })
  expect(found).toEqual([])
})

test('an engine for positions or scopes is entered behind any event, another behind those of its own examples or none', () => {
  const { program } = new CheckSession().check(
    'rules/five-card-draw/jackpots.rules',
    rulesHost(root, 'rules/five-card-draw/jackpots.rules'),
  )
  if (program === null) throw new Error('the game has errors')
  const behind = (wanted: Parameters<typeof enteredBy>[1]): unknown => enteredBy(program, wanted)
  expect([behind({ positions: true }), behind({ scope: true })]).toEqual(['all', 'all'])
  expect(behind({ examples: false })).toEqual(new Set())
  const inner = program.examples.flatMap(({ path }) => path.slice(1).map(({ event }) => event))
  expect(inner).not.toEqual([])
  expect(behind({})).toEqual(new Set(inner))
})
