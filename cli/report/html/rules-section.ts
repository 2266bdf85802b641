import type { GameReport, RuleFigures } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { section } from './section.ts'
import { type TableColumn, folded, tableOf } from './table.ts'
import { count, percent } from './words.ts'

const REFUSED: TableColumn<RuleFigures> = {
  head: 'refused at',
  defined: 'refused',
  cell: ({ rule, decisions }) => (rule.refuses ? percent(decisions.value) : ''),
  isNumber: true,
}

export function rulesSection({ rules }: GameReport): readonly Element[] {
  if (rules === null) return []
  const never = rules.rows.filter(({ games }) => games.value === 0)
  return [
    section(
      'rules',
      'Rules',
      paragraph(
        never.length === 0
          ? `Every rule applied in one of ${count(rules.games)} games at least.`
          : `${never.length} of ${rules.rows.length} rules applied in none of ${count(rules.games)} games.`,
      ),
      folded(
        'Rules in figures',
        tableOf(
          'How often rules applied, refused and mattered',
          [
            { head: 'rule', cell: ({ rule }) => rule.name },
            { head: 'clauses', cell: ({ rule }) => rule.clauses.join(', ') },
            { head: 'where', cell: ({ rule }) => rule.place },
            { head: 'applied in', defined: 'applied', cell: ({ games }) => percent(games.value), isNumber: true },
            ...(rules.rows.some(({ rule }) => rule.refuses) ? [REFUSED] : []),
            {
              head: 'mattered in',
              defined: 'mattered',
              cell: ({ mattered }) => (mattered === null ? '' : percent(mattered.value)),
              isNumber: true,
            },
          ],
          rules.rows,
        ),
      ),
    ),
  ]
}
