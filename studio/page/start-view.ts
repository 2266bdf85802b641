import { html, nothing, type TemplateResult, svg, type SVGTemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { repeat } from 'lit/directives/repeat.js'
import { games } from 'virtual:shelf'
import { ownEntry } from '../../runtime/own-entry.ts'
import { words } from '../words.ts'
import { nameInWords, language } from '../words/language.ts'
import { languageSwitch } from '../words/language-switch.ts'
import type { GameKind, ShelfGame } from '../worker/shelf.ts'
import { GAME_KINDS } from './game-kinds.ts'
import { focusTable } from './hold-focus.ts'
import type { Place } from './model.ts'
import { spacedName } from './spaced-name.ts'
import type { Studio } from './studio.ts'
import { yoursView } from './yours-view.ts'
import type { Suit } from '../play/game-sheet.ts'
import type { TableActs } from '../table/acts.ts'
import { suitAt } from '../table/suits.ts'
import { tableView } from '../table/table-view.ts'
import { actsOf } from './table-place.ts'

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
            accept=".zip,.rules,.json"
            @change=${(event: Event) => studio.openFile(event.target as HTMLInputElement)}
        /></label>
        ${languageSwitch()}
      </p>
    </header>
    ${studio.model.problem === null ? nothing : html`<p class="note bad" role="alert">${studio.model.problem}</p>`}
    ${lyingView(studio)} ${yoursView(studio)}
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

/** The game at hand, as it lies there: a press on a card of it, and one sits at it. */
function lyingView(studio: Studio): TemplateResult | typeof nothing {
  const { built, table, otherSheet, cover, picked, spread, lens } = studio.model
  if (built === null || table === null || cover !== null) return nothing
  const { answersHere: answers, nameOf } = studio
  const sheet = otherSheet ?? built.sheet
  return html`<section class="lying" aria-label=${words.start.lying(nameInWords(sheet, sheet.name))}>
    <p class="ways">
      <b>${nameInWords(sheet, sheet.name)}</b> <span class="hint">${nameInWords(sheet, sheet.title)}</span>
      <button type="button" class="main" @click=${() => studio.sitDown()}>${words.start.sit}</button>
    </p>
    ${tableView(table, sheet, { picked, spread, lens, answers, isPast: false, nameOf }, seatedActs(studio))}
  </section>`
}

/** Whoever does something sits at the table by then. */
function seatedActs(studio: Studio): TableActs {
  const acts = actsOf(studio)
  const seated =
    <About extends readonly unknown[]>(act: (...about: About) => void) =>
    (...about: About): void => {
      studio.sitDown()
      act(...about)
    }
  const { answer, begin, putBack, pick, whyNot } = acts
  return {
    ...acts,
    answer: seated(answer),
    begin: seated(begin),
    putBack: seated(putBack),
    pick: seated(pick),
    whyNot: seated(whyNot),
  }
}

function gamesView(studio: Studio): TemplateResult {
  const { sought } = studio.model
  const found = games.filter(
    (game) => game.base === null && [game, ...variantsOf(game)].some((each) => fits(each, sought)),
  )
  if (found.length === 0) return html`<p role="status">${words.start.noGame(sought)}</p>`
  return html`${GAME_KINDS.map((kind) => kindView(studio, kind, found))}`
}

/** Games of a kind, those that most people know first. */
function kindView(studio: Studio, kind: GameKind, found: readonly ShelfGame[]): TemplateResult | typeof nothing {
  const ofKind = found.filter(({ group }) => group === kind)
  if (ofKind.length === 0) return nothing
  return html`<section class="kind">
    <h2>${words.start.kinds[kind]}</h2>
    <ul class="games kind-${kind}" aria-label=${words.start.kinds[kind]}>
      ${repeat(
        ofKind,
        ({ name }) => name,
        (game) => gameView(studio, game),
      )}
    </ul>
  </section>`
}

/** Whether a game is called or described so, however it is written. */
function fits(game: ShelfGame, sought: string): boolean {
  const { name, title } = game
  const said = `${name} ${spacedName(name)} ${title} ${called(game)} ${nameInWords(game, title)}`.toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

/** What a game is called in the language of the page. */
const called = (game: ShelfGame): string => ownEntry(game.words[language] ?? {}, game.name) ?? spacedName(game.name)

const variantsOf = (game: ShelfGame): readonly ShelfGame[] =>
  games.filter((each) => rootOf(each) === game.name && each !== game)

function gameView(studio: Studio, game: ShelfGame): TemplateResult {
  const variants = variantsOf(game)
  return html`<li class="game">
    <button
      type="button"
      class="picture"
      @click=${() => open(studio, game, 'table')}
      aria-label="${words.start.play} ${called(game)}"
    >
      ${tablePicture(game)}
    </button>
    <h2>${called(game)}</h2>
    <p>${nameInWords(game, game.title)}</p>
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
            <button type="button" class="quiet" @click=${() => open(studio, each, 'table')}>${called(each)}</button>
            ${nameInWords(each, each.title)}
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

const [WIDTH, HEIGHT] = [160, 100]

/** A picture of a game's table, drawn of what its rules declare: its seats around, what each has, and the middle. */
function tablePicture(game: ShelfGame): TemplateResult {
  const seats = game.players?.[0] ?? 2
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <rect class="felt" x="8" y="8" width=${WIDTH - 16} height=${HEIGHT - 16} rx="22" />
    ${Array.from({ length: seats }, (_, seat) => seatAt(game, seat, seats))} ${middleOf(game)}
  </svg>`
}

/** Seats stand around in order, the first one below. */
function seatAt(game: ShelfGame, seat: number, seats: number): SVGTemplateResult {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats
  const [x, y] = [WIDTH / 2 + Math.cos(angle) * 54, HEIGHT / 2 + Math.sin(angle) * 31]
  const turn = (angle * 180) / Math.PI - 90
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">${handOf(game, seat === 0)}</g>`
}

/** A hand of five; the viewer's own is open. */
function handOf({ suits }: ShelfGame, isOwn: boolean): SVGTemplateResult[] {
  return [-2, -1, 0, 1, 2].map((i) => {
    const suit = suits[(i + 2) % Math.max(1, suits.length)] as Suit | undefined
    const sign = isOwn && suit !== undefined ? suitAt(suit, -1.5, -4, 6) : ''
    return svg`<g transform="rotate(${i * 9} 0 24) translate(${i * 2} 0)">
      <rect class=${isOwn ? 'front' : 'reverse'} x="-6" y="-9" width="12" height="17" rx="2" />${sign}</g>`
  })
}

/** What belongs to nobody: as many places as there are zones of it. */
function middleOf({ zones, suits }: ShelfGame): SVGTemplateResult[] {
  const shown = Math.min(zones, 4)
  return Array.from({ length: shown }, (_, i) => {
    const x = WIDTH / 2 + (i - (shown - 1) / 2) * 16
    const suit = suits[i % Math.max(1, suits.length)] as Suit | undefined
    const sign = suit === undefined ? '' : suitAt(suit, x, HEIGHT / 2, 8)
    return svg`<g><rect class="front" x=${x - 6} y=${HEIGHT / 2 - 9} width="12" height="18" rx="2" />${sign}</g>`
  })
}
