import './seat.css'
import { drawMoving } from '../page/draw-moving.ts'
import { pageView } from './page-view.ts'
import { OwnSeat } from './own-seat.ts'
import { isAsked, ring, titleOf } from './turn-sign.ts'

const root = document.getElementById('seat')
if (root === null) throw new Error('the page has no place for the seat')

const draw = drawMoving(root)
const seat = new OwnSeat((model, before) => {
  draw(pageView(seat), model.lying ?? model.table)
  document.title = titleOf(model)
  if (model.hasSound && isAsked(model) && !isAsked(before) && before.table !== null) ring()
})

addEventListener('hashchange', () => seat.goTo())
addEventListener('pointerdown', () => seat.lookedAt())
addEventListener('keydown', (event) => {
  seat.lookedAt()
  if (event.key === 'Escape') seat.set({ picked: null, invites: false })
})
seat.set({})
seat.begin()
