import { render } from 'lit'
import './studio.css'
import { type CardSpots, cardSpots, moveCards } from '../table/move-cards.ts'
import type { Table } from '../play/table.ts'
import { appView } from './app-view.ts'
import { onKey } from './keyboard.ts'
import type { Model } from './model.ts'
import { Studio } from './studio.ts'
import { TextPane } from './text-pane.ts'

const root = document.getElementById('studio')
if (root === null) throw new Error('the page has no place for the studio')

let shown: Table | null = null
const studio = new Studio(draw)
const pane = new TextPane(studio)

function draw(model: Model): void {
  if (root === null) return
  const moved = model.table !== shown && shown !== null
  const before: CardSpots | null = moved ? cardSpots(root) : null
  render(appView(studio), root)
  if (before !== null) moveCards(root, before, zonesOf(shown))
  shown = model.table
  pane.update(root.querySelector('.editor'), model)
}

/** In which zone each card lay. */
const zonesOf = (table: Table | null): ReadonlyMap<string, string> =>
  new Map((table?.zones ?? []).flatMap(({ key, cards }) => cards.map(({ id }): [string, string] => [String(id), key])))

addEventListener('keydown', (event) => onKey(studio, event))
addEventListener('hashchange', () => void studio.openLink(location.hash))
studio.set({})
void studio.openLink(location.hash)
