import { html, nothing, type TemplateResult } from 'lit'
import type { OfferedGame, TableNews } from '../../cli/host/messages.ts'
import { spacedName } from '../page/spaced-name.ts'
import type { OwnSeat } from './own-seat.ts'
import { seatWords } from './seat-words.ts'

/** Of more house rules than that one is looked for by its name. */
const MANY_RULES = 10

/** What is played: the game, its house rules, how many seats, and what else the table decides. */
export function planView(seat: OwnSeat, news: TableNews): TemplateResult {
  const { games, sheet } = seat.model
  const { plan, stage } = news
  const isOpen = news.own !== null || news.seats.every(({ name }) => name === null)
  const game = games.find(({ name }) => name === plan.game)
  return html`<fieldset class="plan" ?disabled=${!isOpen || stage === 'making'}>
    ${games.length < 2 ? html`<h2>${spacedName(plan.game)}</h2>` : gamePicker(seat, plan.game)}
    <p class="hint">${game?.title ?? sheet?.title ?? ''}</p>
    ${sheet === null ? nothing : playersPicker(seat, news, sheet.seats)}
    ${(sheet?.options ?? []).map(
      ({ name, values }) =>
        html`<label>
          <span>${spacedName(name)}</span>
          <select @change=${(event: Event) => seat.plan({ options: { ...plan.options, [name]: valueOf(event) } })}>
            ${values.map(
              (value) => html`<option ?selected=${(plan.options[name] ?? values[0]) === value}>${value}</option>`,
            )}
          </select>
        </label>`,
    )}
    ${game === undefined ? nothing : rulesPicker(seat, game, plan.rules)} ${verdict(news)}
  </fieldset>`
}

const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value

const gamePicker = (seat: OwnSeat, chosen: string): TemplateResult =>
  html`<label>
    <span>${seatWords.game}</span>
    <select class="of-game" @change=${(event: Event) => seat.plan({ game: valueOf(event), rules: [], options: {} })}>
      ${seat.model.games.map(
        ({ name }) => html`<option value=${name} ?selected=${name === chosen}>${spacedName(name)}</option>`,
      )}
    </select>
  </label>`

function playersPicker(
  seat: OwnSeat,
  { seats }: TableNews,
  { from, to }: { readonly from: number; readonly to: number },
): TemplateResult | typeof nothing {
  if (from === to) return nothing
  const counts = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return html`<label>
    <span>${seatWords.players}</span>
    <select class="of-players" @change=${(event: Event) => seat.plan({ players: Number(valueOf(event)) })}>
      ${counts.map((count) => html`<option ?selected=${count === seats.length}>${count}</option>`)}
    </select>
  </label>`
}

/** House rules are ticked; those that are heard first were ticked first. */
function rulesPicker(seat: OwnSeat, { rules }: OfferedGame, chosen: readonly string[]): TemplateResult {
  if (rules.length === 0) return html`<p class="hint">${seatWords.noRules}</p>`
  const sought = seat.model.sought.toLowerCase()
  const shown = rules.filter(
    ({ name, title }) => chosen.includes(name) || `${spacedName(name)} ${name} ${title}`.toLowerCase().includes(sought),
  )
  const tick = (name: string, isOn: boolean): void =>
    seat.plan({ rules: isOn ? [...chosen, name] : chosen.filter((each) => each !== name) })
  return html`<h3>${seatWords.rules}</h3>
    ${
      rules.length <= MANY_RULES
        ? nothing
        : html`<input
            type="search"
            aria-label=${seatWords.seek}
            placeholder=${seatWords.seek}
            .value=${seat.model.sought}
            @input=${(event: Event) => seat.set({ sought: (event.target as HTMLInputElement).value })}
          />`
    }
    <ul class="house-rules">
      ${shown.map(
        ({ name, title }) =>
          html`<li>
            <label>
              <input
                type="checkbox"
                data-rule=${name}
                .checked=${chosen.includes(name)}
                @change=${(event: Event) => tick(name, (event.target as HTMLInputElement).checked)}
              />
              <span><b>${spacedName(name)}</b> <span class="hint">${title}</span></span>
            </label>
          </li>`,
      )}
    </ul>`
}

/** Whether it can be played like that, and what is to be known of it. */
function verdict({ stage, problem, note }: TableNews): TemplateResult | typeof nothing {
  if (problem !== null) return html`<p class="bad" role="alert">${seatWords.cannot(problem)}</p>`
  if (stage === 'making') return html`<p class="hint" role="status">${seatWords.making}</p>`
  return note === null ? nothing : html`<p class="hint">${seatWords.order(note)}</p>`
}
