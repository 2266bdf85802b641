import './studio.css'
import { appView } from './app-view.ts'
import { drawMoving } from './draw-moving.ts'
import { onKey } from './keyboard.ts'
import { Studio } from './studio.ts'
import { TextPane } from './text-pane.ts'

const root = document.getElementById('studio')
if (root === null) throw new Error('the page has no place for the studio')

const draw = drawMoving(root)
const studio = new Studio((model) => {
  draw(appView(studio), model.table)
  pane.update(root.querySelector('.editor'), model)
})
const pane = new TextPane(studio)

addEventListener('keydown', (event) => onKey(studio, event))
addEventListener('hashchange', () => void studio.openLink(location.hash))
// Where there is no such thing, as in a window that keeps nothing, the page works with a network.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('./offline.js').catch(() => {})
studio.set({})
void studio.openLink(location.hash)
