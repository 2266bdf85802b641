import { html } from 'lit'
import { drawMoving } from '../page/draw-moving.ts'
import { glimpseIn } from '../page/model.ts'
import { onKey } from '../page/keyboard.ts'
import { Playing } from '../page/playing.ts'
import { setUpView } from '../page/set-up-view.ts'
import { tablePlace } from '../page/table-place.ts'
import { whyView } from '../page/why-view.ts'
import type { PlayCalls } from '../protocol/play-calls.ts'
import { RemoteWorker } from '../protocol/remote-worker.ts'
import { words } from '../words.ts'
import { nameInWords, language } from '../words/language.ts'
import { SAVED, type SavedPage } from './saved-game.ts'

/** Milliseconds that a call may take before its worker is ended. */
const LIMIT = 60_000

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? ''

const { script, sheet, course } = JSON.parse(textOf(SAVED.game)) as SavedPage

/** The worker of the page, the engine and its sheet as one script: nothing is fetched, and nothing evaluated. */
function beginWorker(): Worker {
  const game = `playGame(function ($runtime, $engine) {\n${script}\n}, ${JSON.stringify(sheet)})`
  return new Worker(URL.createObjectURL(new Blob([textOf(SAVED.worker), '\n', game], { type: 'text/javascript' })), {
    name: language,
  })
}

const root = document.body.appendChild(document.createElement('div'))
const draw = drawMoving(root)
const { calls } = new RemoteWorker<PlayCalls>(beginWorker, LIMIT)
const { calls: thinking } = new RemoteWorker<PlayCalls>(beginWorker, LIMIT)

const playing = new Playing(
  (model) => {
    const panel =
      model.panel === null
        ? ''
        : html`<div class="panel" role="dialog" aria-label=${words.setUp.title}>
            ${setUpView(playing)}
            <button type="button" class="quiet close" @click=${() => playing.panel(null)}>${words.panel.close}</button>
          </div>`
    const view = html`<main class="player">
      <header class="bar">
        <h1>${nameInWords(sheet, sheet.name)}</h1>
        <span class="hint">${nameInWords(sheet, sheet.title)}</span>
      </header>
      <section class="pane table-pane" aria-label=${words.table.label}>${tablePlace(playing)}</section>
      <section class="pane why-pane" aria-label=${words.why.label}>${whyView(playing, () => html``)}</section>
      ${panel}
    </main>`
    draw(view, glimpseIn(model)?.table ?? model.table)
  },
  calls,
  async (played) => {
    await thinking.recall({ course: played, viewer: 'all' })
    return thinking.think({ bot: 'search:60' })
  },
)

addEventListener('pointerdown', () => playing.play.lookedAt())
addEventListener('keydown', (event) => onKey(playing, event))
playing.set({ built: { sheet, examples: [] }, drawers: new Set([...playing.model.drawers, 'why']) })
// Without its text an example cannot be laid out; the game begins with a deal then.
void (course?.beginning.kind === 'deal' ? playing.play.recall(course) : playing.deal())
