import { html, nothing, type TemplateResult } from 'lit'
import { seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import { seatsOf } from '../play/game-sheet.ts'
import { type Model, type Panel, PLAYERS, type Player } from './model.ts'
import type { Studio } from './studio.ts'

/** What lies over the page for a moment. */
export function panelView(studio: Studio): TemplateResult | typeof nothing {
  const { panel } = studio.model
  if (panel === null) return nothing
  return html`<div class="panel" role="dialog" aria-modal="false" aria-label=${titleOf(panel)}>
    ${contentOf(studio, panel)}
    <button type="button" class="quiet close" @click=${() => studio.panel(null)}>${words.panel.close}</button>
  </div>`
}

const titleOf = (panel: Panel): string => {
  switch (panel.kind) {
    case 'share':
      return words.share
    case 'ours':
      return words.ours
    case 'table':
      return words.setUp.title
  }
}

function contentOf(studio: Studio, panel: Panel): TemplateResult {
  switch (panel.kind) {
    case 'share':
      return shareView(studio, panel)
    case 'ours':
      return oursView(studio, panel)
    case 'table':
      return setUpView(studio, studio.model)
  }
}

function shareView(studio: Studio, { link, isCopied }: Panel & { kind: 'share' }): TemplateResult {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link)
    studio.panel({ kind: 'share', link, isCopied: true })
  }
  return html`<h2>${words.share}</h2>
    <p>${words.panel.link}</p>
    <input
      class="link"
      readonly
      aria-label=${words.share}
      .value=${link}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
    <p class="ways">
      <button type="button" class="main" @click=${copy}>${isCopied ? words.panel.copied : words.panel.copy}</button>
      <span class="count">${words.panel.length(link.length)}</span>
    </p>
    <p class="ways">
      <button type="button" @click=${() => studio.saveFolder()}>${words.exportZip}</button>
    </p>`
}

function oursView(studio: Studio, { name, problem }: Panel & { kind: 'ours' }): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void studio.makeOurs(fieldsOf(event)('name').trim())
  }
  return html`<h2>${words.panel.oursTitle}</h2>
    <form @submit=${submit}>
      <p>${words.panel.oursText(studio.model.built?.sheet.name ?? '')}</p>
      <label
        >${words.panel.oursName} <input name="name" .value=${name} placeholder="OurTable" autocomplete="off"
      /></label>
      ${problem === null ? nothing : html`<p class="bad" role="alert">${problem}</p>`}
      <p class="ways"><button class="main">${words.panel.oursDo}</button></p>
    </form>`
}

function setUpView(studio: Studio, { built, beginning, players, table }: Model): TemplateResult {
  if (built === null) return html``
  const { seats, options } = built.sheet
  const count = Math.min(seats.to, Math.max(seats.from, table?.players ?? seats.from))
  const chosen = beginning?.kind === 'deal' ? beginning : { seed: 1, options: {} as Readonly<Record<string, string>> }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const said = fieldsOf(event)
    const many = Math.min(seats.to, Math.max(seats.from, Number(said('count')) || seats.from))
    const who = seatsOf(many).map((seat) => PLAYERS.find((each) => each === said(`seat-${seat}`)) ?? otherwise(seat))
    const wanted = Object.fromEntries(options.map(({ name }) => [name, said(`option-${name}`)]))
    void studio.setUp(who, wanted, Math.max(0, Math.trunc(Number(said('seed')))) || 1)
  }
  return html`<h2>${words.setUp.title}</h2>
    <form @submit=${submit}>
      ${
        seats.from === seats.to
          ? nothing
          : html`<label
              >${words.setUp.seats}
              <input name="count" type="number" min=${seats.from} max=${seats.to} .value=${String(count)}
            /></label>`
      }
      ${seatsOf(seats.to).map((seat) => playerField(seat, players[seat] ?? otherwise(seat)))}
      ${options.length === 0 ? nothing : html`<h3>${words.setUp.options}</h3>`}
      ${options.map(({ name, values }) => optionField(name, values, chosen.options[name] ?? values[0] ?? ''))}
      <label>${words.setUp.seed} <input name="seed" type="number" min="0" .value=${String(chosen.seed)} /></label>
      <p class="ways"><button class="main">${words.setUp.begin}</button></p>
    </form>`
}

/** What is said in the fields of a form, by name; empty for what is not there. */
function fieldsOf({ target }: SubmitEvent): (name: string) => string {
  const form = new FormData(target as HTMLFormElement)
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}

const otherwise = (seat: number): Player => (seat === 0 ? 'person' : 'random')

const playerField = (seat: number, player: Player): TemplateResult =>
  html`<label
    >${words.table.seat(seatName(seat))}
    <select name="seat-${seat}">
      ${PLAYERS.map((each) => html`<option value=${each} ?selected=${each === player}>${words.setUp.players[each]}</option>`)}
    </select></label
  >`

const optionField = (name: string, values: readonly string[], chosen: string): TemplateResult =>
  html`<label
    >${name}
    <select name="option-${name}">
      ${values.map((value) => html`<option ?selected=${value === chosen}>${value}</option>`)}
    </select></label
  >`
