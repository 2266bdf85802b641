import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { seatName } from '../../runtime/engine.ts'
import type { Viewer } from '../play/table.ts'
import type { Beginning } from '../protocol/play-calls.ts'
import type { Knot, Plays } from '../skein/plays.ts'
import type { Row } from '../skein/rows.ts'
import type { Verdict } from '../skein/verdict.ts'
import { words } from '../words.ts'
import { mayHear } from './parted-view.ts'
import type { Studio } from './studio.ts'

/** A row of the tree: what was chosen, what it is called, and whether the rules still offer it. */
export function rowView(studio: Studio, row: Row, isChosen: boolean): TemplateResult {
  const { isOpen, isHere, verdict, kind, level } = row
  const seat = studio.skein.model.plays.get(row.key)?.knots[row.at]?.seat ?? ''
  return html`<div
    class=${classMap({ 'skein-row': true, [kind]: true, here: isHere, bad: verdict?.kind === 'parts' })}
    id=${domId(row.id)}
    role="treeitem"
    style="--level: ${Math.min(level, 9)}"
    aria-level=${level}
    aria-posinset=${row.position}
    aria-setsize=${row.size}
    aria-expanded=${isOpen === null ? nothing : String(isOpen)}
    aria-selected=${String(isChosen)}
    aria-current=${isHere ? 'step' : nothing}
    tabindex=${isChosen ? 0 : -1}
    @click=${() => studio.skein.go(row)}
  >
    <span
      class="twist"
      aria-hidden="true"
      @click=${(event: Event) => {
        if (isOpen === null) return
        event.stopPropagation()
        studio.skein.open(row, !isOpen)
      }}
      >${isOpen === null ? '' : isOpen ? '▾' : '▸'}</span
    >
    <span class="of-${kind === 'some' ? '' : seat}">${rowWords(studio, row)}</span>
    ${nameOf(studio, row)} ${isHere ? html`<span class="fact">${words.skein.here}</span>` : nothing}
    ${verdictView(studio, row)}
  </div>`
}

/** Elements of rows have ids without spaces. */
export const domId = (id: string): string => `row-${encodeURIComponent(id)}`

/** What a row says, as the one who looks was told it. */
export function rowWords(studio: Studio, row: Row): string {
  const plays = studio.skein.model.plays.get(row.key)
  if (plays === undefined) return ''
  const viewer = viewerOf(studio)
  const said = (at: number): string => knotWords(plays.knots[at], viewer)
  switch (row.kind) {
    case 'beginning':
      return `${beginningWords(plays, studio.model.built?.sheet.name ?? '')} · ${words.skein.count(row.count)}`
    case 'branch':
      return `${words.skein.instead} ${said(row.at)} · ${words.skein.count(row.count)}`
    case 'some':
      return words.skein.some(row.count, said(row.from), said(row.at))
    case 'one':
      return said(row.at)
  }
}

const viewerOf = ({ model }: Studio): Viewer => model.table?.viewer ?? 'all'

/** The words of a choice, for who was told them. */
function knotWords(knot: Knot | undefined, viewer: Viewer): string {
  if (knot === undefined) return ''
  const isHeard = viewer === 'all' || knot.told.includes(seatName(viewer))
  return isHeard ? `${knot.seat}: ${knot.choice}` : words.skein.hidden(knot.seat)
}

/** A name says what the one who gave it saw. */
export function isNameHeard(studio: Studio, { name }: Knot): boolean {
  const viewer = viewerOf(studio)
  return viewer === 'all' || name?.by === seatName(viewer)
}

function nameOf(studio: Studio, { key, at, kind }: Row): TemplateResult | typeof nothing {
  const knot = studio.skein.model.plays.get(key)?.knots[at]
  if (knot?.name == null || kind === 'some' || !isNameHeard(studio, knot)) return nothing
  return html`<b class="knot-name">${knot.name.words}</b>`
}

function beginningWords({ beginning, game }: Plays, now: string): string {
  return [
    begins(beginning),
    ...(beginning.kind !== 'example' && beginning.rules === 'base' ? [words.skein.byBase] : []),
    ...(game === '' || game === now ? [] : [words.skein.of(game)]),
  ].join(', ')
}

function begins(beginning: Beginning): string {
  switch (beginning.kind) {
    case 'deal': {
      const options = Object.entries(beginning.options).map(([name, value]) => `${name} ${value}`)
      const deal = words.skein.deal(beginning.seed, beginning.players)
      return options.length === 0 ? deal : `${deal}, ${words.skein.options(options.join(', '))}`
    }
    case 'example':
      return words.skein.example(beginning.title, beginning.steps)
    case 'written':
      return words.skein.written(beginning.steps ?? 0)
  }
}

/** Shown where a branch ends, and where it stands as a whole. */
function verdictView(studio: Studio, { verdict, kind, at }: Row): TemplateResult | typeof nothing {
  const isOfWhole = kind === 'beginning' || kind === 'branch'
  const isWhere = verdict?.kind === 'parts' && verdict.at === at
  if (verdict === null || !(isOfWhole || isWhere || (verdict.kind === 'holds' && verdict.isOver))) return nothing
  return html`<span class="verdict-of ${verdict.kind}">${verdictWords(studio, verdict)}</span>`
}

function verdictWords(studio: Studio, verdict: NonNullable<Verdict>): string {
  switch (verdict.kind) {
    case 'holds':
      return verdict.isOver ? words.skein.over : words.skein.holds
    case 'untried':
      return words.skein.untried
    case 'parts': {
      const { parted } = verdict
      const rules = [...new Set(parted.reasons.map(({ rule }) => rule))].join(', ')
      const why =
        rules === ''
          ? parted.kind === 'set-up' || parted.kind === 'elsewhere' || parted.kind === 'another-asked'
            ? `: ${parted.text}`
            : ''
          : words.skein.byRule(rules)
      return words.skein.parts(parted.number, mayHear(viewerOf(studio), parted) ? why : '')
    }
  }
}
