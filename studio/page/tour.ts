import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'
import type { Model } from './model.ts'
import type { Studio } from './studio.ts'
import { tourGame } from './tour-game.ts'

/** A step of the tour is done once this holds of the page. */
const DONE: readonly ((model: Model) => boolean)[] = [
  ({ table }) => (table?.step ?? 0) > 0,
  ({ why }) => why.kind === 'not',
  ({ project }) => (project.files[tourGame.entry] ?? '').includes('except points of J♦'),
  ({ lights }) => (lights ?? []).some(({ title, ok }) => ok && title === 'the jack is a prize'),
  ({ panel }) => panel?.kind === 'share',
]

/** Whether what a step asks for was done. */
const isDone = (model: Model, step: number): boolean => DONE[step]?.(model) ?? true

/** A step of the tour, small and out of the way; it goes on by what people do. */
export function tourView(studio: Studio): TemplateResult | typeof nothing {
  const { model } = studio
  const step = model.tour
  if (step === null) return nothing
  const { title, text, help } = words.tour.steps[step] ?? { title: words.tour.end, text: words.tour.over, help: '' }
  return html`<aside class="tour" aria-label=${words.tour.label}>
    <h2>${title}</h2>
    <p>${text}</p>
    <p class="ways">
      ${help === '' ? nothing : html`<button type="button" @click=${() => helped(studio, step)}>${help}</button>`}
      ${
        step >= DONE.length
          ? nothing
          : html`<button
              type="button"
              class="main"
              ?disabled=${!isDone(model, step)}
              @click=${() => studio.set({ tour: step + 1 })}
            >
              ${words.tour.next}
            </button>`
      }
      <button type="button" class="quiet" @click=${() => studio.set({ tour: null })}>${words.tour.leave}</button>
    </p>
  </aside>`
}

/** Does for the reader what the step asks for. */
function helped(studio: Studio, step: number): void {
  const { model } = studio
  if (step === 2) studio.edit(`${model.text.trimEnd()}\n${tourGame.line}`)
  else if (step === 3) studio.edit(`${model.text.trimEnd()}\n${tourGame.example}`)
  else if (step === 4) studio.sharing.share()
}
