import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { repeat } from 'lit/directives/repeat.js'
import { games } from 'virtual:shelf'
import { words } from '../words.ts'
import type { ShelfGame } from '../worker/shelf.ts'
import { focusTable } from './hold-focus.ts'
import type { Place } from './model.ts'
import { spacedName } from './spaced-name.ts'
import type { Studio } from './studio.ts'
import { tablePicture } from './table-picture.ts'
import { yoursView } from './yours-view.ts'

/** What one sees first: the games that ship, each with a picture of its table. */
export function startView(studio: Studio): TemplateResult {
  const { last } = studio.own
  return html`<main class="start" ${ref(focusTable)}>
    <header>
      <h1>${words.name}</h1>
      <p>${words.tagline}</p>
      <p class="ways">
        <button type="button" class="main" @click=${() => studio.beginTour()}>${words.start.tour}</button>
        ${studio.isOnDisk ? html`<button type="button" @click=${() => studio.openDisk()}>${words.disk.open}</button>` : nothing}
        ${last === null ? nothing : html`<button type="button" @click=${() => studio.own.goOn(last)}>${words.start.kept}</button>`}
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
    ${yoursView(studio)}
    <input
      type="search"
      class="seek"
      placeholder=${words.start.seek}
      aria-label=${words.start.seek}
      @input=${(event: Event) => studio.set({ sought: (event.target as HTMLInputElement).value })}
    />
    ${gamesView(studio)}
  </main>`
}

function gamesView(studio: Studio): TemplateResult {
  const { sought } = studio.model
  const found = games.filter(
    (game) => game.base === null && [game, ...variantsOf(game)].some((each) => fits(each, sought)),
  )
  if (found.length === 0) return html`<p role="status">${words.start.noGame(sought)}</p>`
  return html`<ul class="games" aria-label=${words.start.games}>
    ${repeat(
      found,
      ({ name }) => name,
      (game) => gameView(studio, game),
    )}
  </ul>`
}

/** Whether a game is called or described so, however it is written. */
function fits({ name, title }: ShelfGame, sought: string): boolean {
  const said = `${name} ${spacedName(name)} ${title}`.toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

const variantsOf = (game: ShelfGame): readonly ShelfGame[] =>
  games.filter((each) => rootOf(each) === game.name && each !== game)

function gameView(studio: Studio, game: ShelfGame): TemplateResult {
  const variants = variantsOf(game)
  return html`<li class="game">
    <button
      type="button"
      class="picture"
      @click=${() => open(studio, game, 'table')}
      aria-label="${words.start.play} ${spacedName(game.name)}"
    >
      ${tablePicture(game)}
    </button>
    <h2>${spacedName(game.name)}</h2>
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
            <button type="button" class="quiet" @click=${() => open(studio, each, 'table')}>
              ${spacedName(each.name)}
            </button>
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
  void studio.open({ entry: path, files: {}, course: null, origin: { kind: 'seen', isSent: false } }, place)
