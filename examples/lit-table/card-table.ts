/// <reference lib="dom" />
import type { AnyGame, CardView, Cards, ChoiceView, View } from 'houserules/runtime'
import { LitElement, type TemplateResult, html } from 'lit'

/** A table that shows any game: it is given a `view`, and tells of each click on a choice by an event `answer`. */
export class CardTable extends LitElement {
  static override properties = { view: { attribute: false }, picked: { state: true } }
  declare view: View | undefined
  /** The handle of the card that was clicked last. */
  declare picked: string | undefined

  override render(): TemplateResult {
    const { zones = {}, decision, answered = [], results, seat } = this.view ?? {}
    const choices = (decision?.choices ?? []).filter(({ cards }) => this.#isAbout(cards))
    return html`
      ${Object.entries(zones).map(([name, held]) => this.#zone(name, held))}
      <p>${results ? html`Over: ${JSON.stringify(results)}` : (decision?.prompt ?? `${seat} waits`)}</p>
      ${answered.length > 0 ? html`<p>You have chosen ${answered.map(({ words }) => words).join(', ')}</p>` : ''}
      <menu>
        ${choices.map((choice) => html`<button @click=${() => this.#answer(choice)}>${choice.words}</button>`)}
      </menu>
    `
  }

  #zone(name: string, held: AnyGame['zones'][string]): TemplateResult[] {
    const piles: [string, Cards][] = Array.isArray(held)
      ? [[name, held as Cards]]
      : Object.entries(held as Record<string, Cards>).map(([of, cards]) => [`${name} of ${of}`, cards])
    return piles.map(
      ([label, cards]) =>
        html`<section>
          <h2>${label}</h2>
          ${cards.map((card) => this.#card(card))}
        </section>`,
    )
  }

  #card({ handle, card, remembered }: CardView): TemplateResult {
    const about = this.view?.decision?.choices.filter(({ cards }) => cards.includes(handle)) ?? []
    const click = (): void => {
      const [only, ...others] = about
      if (only !== undefined && others.length === 0) this.#answer(only)
      else this.picked = handle
    }
    return html`<button id=${handle} ?disabled=${about.length === 0} @click=${click}>
      ${card ?? `(${remembered ?? '?'})`}
    </button>`
  }

  #isAbout(cards: readonly string[]): boolean {
    return this.picked === undefined || cards.length === 0 || cards.includes(this.picked)
  }

  #answer({ move }: ChoiceView): void {
    this.picked = undefined
    this.dispatchEvent(new CustomEvent('answer', { detail: { step: this.view?.decision?.step, choice: move } }))
  }
}

customElements.define('card-table', CardTable)
