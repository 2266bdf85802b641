import './studio.css'
import { appView } from './app-view.ts'
import { drawMoving } from './draw-moving.ts'
import { glimpseIn } from './model.ts'
import { onKey } from './keyboard.ts'
import { pressesElsewhere } from './panel-view.ts'
import { Studio } from './studio.ts'
import { TextPane } from './text-pane.ts'

const root = document.getElementById('studio')
if (root === null) throw new Error('the page has no place for the studio')

const draw = drawMoving(root)
const studio = new Studio((model) => {
  draw(appView(studio), glimpseIn(model)?.table ?? model.table)
  pane.update(root.querySelector('.editor'), model)
})
const pane = new TextPane(studio)

addEventListener('pointerdown', () => studio.play.lookedAt())
addEventListener('keydown', (event) => {
  if (event.defaultPrevented) return
  const isSave = (event.ctrlKey || event.metaKey) && event.key === 's' && studio.model.disk !== null
  // On the first page a key is for the page, not for the game that lies there.
  if (!isSave) return studio.model.screen === 'start' ? undefined : onKey(studio, event)
  event.preventDefault()
  void studio.saving.save()
})
addEventListener(
  'click',
  (event) => {
    if (studio.model.panel !== null && pressesElsewhere(event.target)) studio.panel(null)
  },
  { capture: true },
)
addEventListener('hashchange', () => void studio.openLink(location.hash))
// Where there is no such thing, as in a window that keeps nothing, the page works with a network. What a disk serves is
// there as long as its server is.
if (import.meta.env.PROD && !studio.isOnDisk) void navigator.serviceWorker?.register('./offline.js').catch(() => {})
addEventListener('beforeunload', (event) => {
  if (studio.saving.unsaved().length > 0 || studio.own.isUnkept) event.preventDefault()
})
studio.set({})
void studio.own.begin()
if (studio.isOnDisk) void studio.openDisk()
else void studio.openLink(location.hash)
