import { type Child, element } from './element.ts'

export interface TableColumn<Row> {
  readonly head: string
  /** Names a definition at the end of the page. */
  readonly defined?: string
  readonly cell: (row: Row) => Child
  readonly isNumber?: true
}

/** A table with a caption; heads lead to what they mean. */
export function tableOf<Row>(caption: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): Element {
  const head = columns.map(({ head: text, defined, isNumber }) =>
    element('th', { scope: 'col', ...classOf(isNumber) }, defined === undefined ? text : defines(defined, text)),
  )
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      columns.map(({ cell, isNumber }, i) =>
        i === 0 ? element('th', { scope: 'row' }, cell(row)) : element('td', classOf(isNumber), cell(row)),
      ),
    ),
  )
  return element(
    'div',
    { class: 'scrolls', tabindex: '0', role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, head)),
      element('tbody', {}, body),
    ),
  )
}

const classOf = (isNumber: true | undefined): Readonly<Record<string, string>> =>
  isNumber === true ? { class: 'number' } : {}

/** A word that leads to its definition. */
export const defines = (id: string, text: string): Element => element('a', { href: `#means-${id}` }, text)

/** A table that is only opened when somebody wants the figures behind a plot. */
export const folded = (summary: string, ...children: readonly Child[]): Element =>
  element('details', {}, element('summary', {}, summary), ...children)
