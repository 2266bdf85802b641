import { html, nothing, type TemplateResult } from 'lit'
import type { Explanation } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import { toldView } from '../table/told-view.ts'
import type { Why } from './model.ts'
import { partedView } from './parted-view.ts'
import type { Playing } from './playing.ts'
import { reasonLine, ruleChips } from './reason-line.ts'

/** The drawer below the table: what happened, and why; or why not. */
/** `other` tells of what only the studio knows. */
export function whyView(playing: Playing, other: (why: StudioWhy) => TemplateResult | typeof nothing): TemplateResult {
  const { why } = playing.model
  return html`<div class="why">${isOfStudio(why) ? other(why) : partOf(playing, why)}</div>`
}

/** What only the studio answers: of its examples, its text and many games. */
export type StudioWhy = Extract<Why, { readonly kind: 'example' | 'changes' | 'many' }>

const isOfStudio = (why: Why): why is StudioWhy =>
  why.kind === 'example' || why.kind === 'changes' || why.kind === 'many'

function partOf(playing: Playing, why: Exclude<Why, StudioWhy>): TemplateResult {
  switch (why.kind) {
    case 'told':
      return whatHappened(playing)
    case 'not':
      return notView(playing, why.answers)
    case 'undecided':
      return html`<p class="verdict" role="status">${words.why.undecided(why.choices)}</p>
        ${whatHappened(playing)}`
    case 'parted':
      return html`${partedView(playing, why.parted)} ${whatHappened(playing)}`
  }
}

function whatHappened(playing: Playing): TemplateResult {
  const told = playing.model.table?.told ?? []
  return html`<h3>${words.why.told}</h3>
    ${toldView(
      told,
      playing,
      ({ words: said, rule, step }) =>
        html`${toldWords(playing, said, step)} ${rule === null ? nothing : ruleChips(playing, rule)}`,
    )}
    <p class="hint">${words.why.askAway}</p>`
}

/** A sentence; who looks at it sees the table as it was then, with the eyes that look at it now. */
function toldWords({ glimpses, model }: Playing, said: string, step: number): TemplateResult {
  const { table } = model
  if (table === null || table.step === step) return html`${said}`
  const look = (): void => glimpses.look({ step, viewer: table.viewer }, words.why.asItWas(step))
  return html`<span
    class="told"
    tabindex="0"
    @mouseenter=${look}
    @focus=${look}
    @mouseleave=${() => glimpses.leave()}
    @blur=${() => glimpses.leave()}
    >${said}</span
  >`
}

function notView(playing: Playing, answers: readonly Explanation[]): TemplateResult {
  return html`<h3>${words.places.why}</h3>
    ${answers.length === 0 ? html`<p>${words.why.noReason}</p>` : nothing}
    ${answers.map(
      ({ move, allowed, reasons }) =>
        html`<p class="verdict">${allowed ? words.why.allowed(move) : words.why.not(move)}</p>
          <ul class="lines" aria-live="polite">
            ${reasons.map((reason) => reasonLine(playing, reason))}
          </ul>`,
    )}`
}
