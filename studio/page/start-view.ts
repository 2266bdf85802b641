import { html, nothing, type TemplateResult } from 'lit'
import { games } from 'virtual:shelf'
import { words } from '../words.ts'
import type { ShelfGame } from '../worker/shelf.ts'
import type { Place } from './model.ts'
import type { Studio } from './studio.ts'
import { tablePicture } from './table-picture.ts'

/** What one sees first: the games that ship, each with a picture of its table. */
export function startView(studio: Studio): TemplateResult {
  return html`<main class="start">
    <header>
      <h1>${words.name}</h1>
      <p>${words.tagline}</p>
      <p class="ways">
        <button type="button" class="main" @click=${() => studio.beginTour()}>${words.start.tour}</button>
        ${studio.isOnDisk ? html`<button type="button" @click=${() => studio.openDisk()}>${words.disk.open}</button>` : nothing}
        ${studio.keptGame === null ? nothing : html`<button type="button" @click=${() => studio.openKept()}>${words.start.kept}</button>`}
        <button type="button" @click=${() => studio.openEmpty()}>${words.start.empty}</button>
        <label class="button"
          >${words.start.file}<input
            type="file"
            accept=".zip,.rules"
            @change=${(event: Event) => studio.openFile(event.target as HTMLInputElement)}
        /></label>
      </p>
    </header>
    ${studio.model.problem === null ? nothing : html`<p class="note bad" role="alert">${studio.model.problem}</p>`}
    <ul class="games" aria-label=${words.start.games}>
      ${games.filter(({ base }) => base === null).map((game) => gameView(studio, game))}
    </ul>
  </main>`
}

function gameView(studio: Studio, game: ShelfGame): TemplateResult {
  const variants = games.filter((each) => rootOf(each) === game.name && each !== game)
  return html`<li class="game">
    <button
      type="button"
      class="picture"
      @click=${() => open(studio, game, 'table')}
      aria-label="${words.start.play} ${game.name}"
    >
      ${tablePicture(game)}
    </button>
    <h2>${game.name}</h2>
    <p>${game.title}</p>
    <p class="count">${playersOf(game)}</p>
    <p class="ways">
      <button type="button" class="main" @click=${() => open(studio, game, 'table')}>${words.start.play}</button>
      <button type="button" @click=${() => open(studio, game, 'text')}>${words.places.text}</button>
    </p>
    ${variants.length === 0 ? nothing : variantsView(studio, variants)}
  </li>`
}

const variantsView = (studio: Studio, variants: readonly ShelfGame[]): TemplateResult =>
  html`<details>
    <summary>${words.start.variants} (${variants.length})</summary>
    <ul>
      ${variants.map(
        (each) =>
          html`<li>
            <button type="button" class="quiet" @click=${() => open(studio, each, 'table')}>${each.name}</button>
            ${each.title}
          </li>`,
      )}
    </ul>
  </details>`

/** The game that a variant stands on in the end. */
function rootOf(game: ShelfGame): string {
  const base = games.find(({ name }) => name === game.base)
  return base === undefined ? game.name : rootOf(base)
}

const playersOf = ({ players }: ShelfGame): string => (players === null ? '' : words.start.players(...players))

const open = (studio: Studio, { path }: ShelfGame, place: Place): void =>
  void studio.open({ entry: path, files: {}, course: null }, place)
