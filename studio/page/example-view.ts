import { html, nothing, type TemplateResult } from 'lit'
import { folded, type Folded } from '../../cli/output/fold-trace.ts'
import { words } from '../words.ts'
import type { ExampleRef, Light } from '../protocol/write-calls.ts'
import type { Why } from './model.ts'
import type { Studio } from './studio.ts'
import { ruleChips } from './reason-line.ts'

/** Whether an example holds, what is wrong with it, and what happened in it. */
export function exampleView(studio: Studio, { light, trace, lines }: Why & { kind: 'example' }): TemplateResult {
  const ref = studio.model.built?.examples.find(({ title }) => title === light.title)
  return html`<h3>${light.ok ? words.why.holds(light.title) : words.why.fails(light.title)}</h3>
    ${
      ref === undefined
        ? nothing
        : html`<p class="ways">
              <button type="button" class="main" @click=${() => studio.lay(ref)}>${words.lights.lay}</button>
              <button type="button" @click=${() => studio.show(ref.file, { line: ref.line })}>
                ${words.lights.goTo}
              </button>
            </p>
            ${light.ok && light.needless.length > 0 ? needlessView(studio, light, lines) : nothing}
            ${stepsView(studio, ref, lines)}`
    }
    ${
      light.failures.length === 0
        ? nothing
        : html`<ul class="lines bad">
            ${light.failures.map(({ message }) => html`<li>${message}</li>`)}
          </ul>`
    }
    <h4>${words.lights.happened}</h4>
    ${
      trace === null
        ? nothing
        : html`<ul class="lines trace">
            ${folded(trace).map((entry) => traceLine(studio, entry))}
          </ul>`
    }
    ${trace?.length === 0 ? html`<p>${words.lights.nothing}</p>` : nothing}`
}

/** Lines that answer what nobody asks; those of the text's own game can be taken out. */
function needlessView(studio: Studio, { title, needless }: Light, lines: readonly string[]): TemplateResult {
  const { built, project } = studio.model
  const isOwn = built?.examples.find((each) => each.title === title)?.file === project.entry
  return html`<h4>${words.lights.needless}</h4>
    <ul class="lines needless">
      ${needless.map(({ step, message }) => html`<li><b>${lines[step] ?? ''}</b>: ${message}</li>`)}
    </ul>
    ${
      isOwn
        ? html`<p class="ways">
            <button type="button" @click=${() => studio.takeOutNeedless(title)}>${words.lights.takeOut}</button>
          </p>`
        : nothing
    }`
}

/** Each line lays the example out as it is after it. */
function stepsView(studio: Studio, ref: ExampleRef, lines: readonly string[]): TemplateResult {
  const { beginning, eyes: viewer } = studio.model
  const laid = beginning?.kind === 'example' && beginning.title === ref.title ? beginning.steps : null
  const { glimpses } = studio
  const step = (steps: number, said: string): TemplateResult => {
    const look = (): void =>
      glimpses.look(
        { beginning: { kind: 'example', title: ref.title, steps }, viewer },
        steps === 0 ? words.changes.laid : said,
      )
    return html`<li>
      <button
        type="button"
        class="quiet"
        aria-current=${laid === steps ? 'step' : nothing}
        @click=${() => studio.lay(ref, steps)}
        @mouseenter=${look}
        @focus=${look}
        @mouseleave=${() => glimpses.leave()}
        @blur=${() => glimpses.leave()}
      >
        ${said}
      </button>
    </li>`
  }
  return html`<h4>${words.lights.steps}</h4>
    <ol class="lines example-steps">
      ${step(0, words.lights.given)} ${lines.map((line, i) => step(i + 1, line))}
    </ol>`
}

function traceLine(studio: Studio, entry: Folded): TemplateResult {
  const level = Math.min(entry.level, 6)
  return html`<li class="${entry.kind} level-${level}">${traceWords(studio, entry)}</li>`
}

function traceWords(studio: Studio, entry: Folded): TemplateResult {
  switch (entry.kind) {
    case 'again':
      return html`… × ${entry.times}`
    case 'fact':
      return html`${entry.words}`
    case 'answer':
      return html`<b>${entry.seat}</b> ${entry.words} <span class="hint">${words.why.answers[entry.by]}</span>`
    case 'event':
      return html`${entry.words} ${entry.rule === null ? nothing : ruleChips(studio, entry.rule)}`
  }
}
