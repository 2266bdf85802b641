import { expect, test } from 'vitest'
import { Course } from '../../studio/play/course.ts'
import type { GameSheet } from '../../studio/play/game-sheet.ts'
import type { Viewer } from '../../studio/play/table.ts'
import { viewTable } from '../../studio/play/view-table.ts'
import { specimen } from '../kit/specimen.ts'

const GAME = `game Rest for 2 players "what lies aside is nobody's business"
card Coin
zone hand of player p seen by p
zone aside seen by nobody
board leaves out aside
to match
  each player p
    create Coin to hand of p
    create Coin to aside
    p must act
  finish
to pay card c by player p
  move c to aside
any: player p may pay card c in hand of p at match
`

test('a table has the zones that boards show, and all of them for who sees everything', async () => {
  const { engine } = await specimen(GAME)
  const course = new Course(engine, engine.setup({ seed: 1, players: 2, log: true }))
  const sheet = { zones: [], faces: [] } as unknown as GameSheet
  const zonesFor = (viewer: Viewer) => viewTable(course, sheet, viewer).zones.map(({ key }) => key)
  expect(zonesFor(0)).toEqual(['hand of A', 'hand of B'])
  expect(zonesFor('all')).toEqual(['hand of A', 'hand of B', 'aside'])
})
