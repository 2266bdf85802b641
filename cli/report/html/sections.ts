import type { Compared, Report } from '../../../runtime/report/report.ts'
import { type Child, element, paragraph } from './element.ts'
import { type Named, barsPlot, coursePlot, dotsPlot } from './plots.ts'
import { type Column, defines, folded, tableOf } from './table.ts'
import { bounds, chance, count, number, numberBounds, percent, yes } from './words.ts'

/** A part of the page, with a heading that it is reached by. */
export function section(id: string, title: string, ...children: readonly Child[]): Element {
  return element('section', { id }, element('h2', {}, title), ...children)
}

export function seatsSection({ seats }: Report): Element {
  const { games, standstills, cutOff, drawn, rows, fairness, margin } = seats
  const shares = rows.map(({ seat, share }): Named => ({ name: `seat ${seat}`, figure: share }))
  const left = [
    ...(cutOff > 0 ? [`${count(cutOff)} were cut off`] : []),
    ...(standstills > 0 ? [`${count(standstills)} came to a standstill`] : []),
  ]
  return section(
    'seats',
    'Seats',
    paragraph(
      `${count(games)} games${left.length === 0 ? '' : `, of which ${left.join(' and ')}`}. ${percent(drawn.value)} are drawn. Seats that are alike have shares so different with a probability of ${chance(fairness.p)} (`,
      defines('fair', 'how'),
      ').',
    ),
    dotsPlot({
      rows: shares,
      beside: fairness.share,
      axis: 'percent of the wins',
      label: `Share of the wins by seat: ${rows.map(({ seat, share }) => `${seat} ${percent(share.value)}`).join(', ')}`,
      caption: 'Share of the wins with 95 % bounds; the broken line is a fair share.',
    }),
    folded(
      'Seats in figures',
      tableOf(
        'Share of the wins and result by seat',
        [
          { head: 'seat', cell: ({ seat }) => seat },
          { head: 'share', defined: 'share', cell: ({ share }) => percent(share.value), isNumber: true },
          { head: '95 % bounds', cell: ({ share }) => bounds(share), isNumber: true },
          { head: 'result', defined: 'result', cell: ({ result }) => number(result.value), isNumber: true },
          { head: '95 % bounds', cell: ({ result }) => numberBounds(result), isNumber: true },
        ],
        rows,
      ),
      paragraph(`The best result is ahead of the second best by ${number(margin.value)} on average.`),
    ),
  )
}

export function lengthSection({ length: { decisions, real } }: Report): Element {
  if (decisions.count === 0) return section('length', 'Length', paragraph('No game came to an end.'))
  const rows = [
    { name: 'decisions', spread: decisions },
    { name: 'real decisions', spread: real },
  ]
  return section(
    'length',
    'Length',
    barsPlot({
      bars: decisions.bars,
      axis: 'decisions',
      label: `Decisions in a game: between ${decisions.least} and ${decisions.most}, half of the games between ${decisions.lowerQuarter} and ${decisions.upperQuarter}`,
      caption: 'How long games are, in decisions.',
    }),
    folded(
      'Length in figures',
      tableOf(
        'Decisions of a game',
        [
          { head: 'what', defined: 'decisions', cell: ({ name }) => name },
          ...(['least', 'lowerQuarter', 'median', 'upperQuarter', 'ninetyFifth', 'most'] as const).map(
            (key): Column<(typeof rows)[number]> => ({
              head: HEADS[key],
              cell: ({ spread }) => count(spread[key]),
              isNumber: true,
            }),
          ),
        ],
        rows,
      ),
    ),
  )
}

const HEADS = {
  least: 'least',
  lowerQuarter: 'a quarter up to',
  median: 'half up to',
  upperQuarter: 'three quarters up to',
  ninetyFifth: '95 % up to',
  most: 'most',
} as const

export function choicesSection({ choices: { asked, forced, factor, questions } }: Report): Element {
  return section(
    'choices',
    'Choices',
    paragraph(
      `Of ${count(asked)} decisions, ${percent(forced.value)} had `,
      defines('forced', 'only one choice'),
      `; at the others there were ${number(factor)} `,
      defines('factor', 'choices'),
      '.',
    ),
    tableOf(
      'Questions of the rules',
      [
        { head: 'asked in', cell: ({ at }) => at },
        { head: 'question', cell: ({ prompt }) => prompt },
        { head: 'asked', cell: (row) => count(row.asked), isNumber: true },
        { head: 'only one choice', defined: 'forced', cell: (row) => percent(row.forced.value), isNumber: true },
        { head: 'choices', defined: 'factor', cell: (row) => number(row.factor), isNumber: true },
      ],
      questions,
    ),
  )
}

export function tensionSection({ tension }: Report): Element {
  if (tension === null) return section('tension', 'Tension', paragraph('No game was looked at.'))
  const { uncertainty, winner, drama, leadChanges, decided, comebacks, dead } = tension
  const times = uncertainty.map((figure, i) => ({
    time: `${Math.round((100 * i) / uncertainty.length)} %`,
    figure,
    winner: winner[i] ?? figure,
  }))
  const figures = [
    { name: 'drama', id: 'drama', value: percent(drama.value), bounds: bounds(drama) },
    { name: 'changes of the lead', id: 'lead', value: number(leadChanges.value), bounds: numberBounds(leadChanges) },
    { name: 'decided, before the end', id: 'decided', value: percent(decided.value), bounds: bounds(decided) },
    { name: 'comebacks', id: 'comebacks', value: percent(comebacks.value), bounds: bounds(comebacks) },
    { name: 'hardly a chance', id: 'dead', value: percent(dead.value), bounds: bounds(dead) },
  ]
  return section(
    'tension',
    'Tension',
    paragraph(
      `${count(tension.games)} games, each at ${tension.moments} moments, by `,
      defines('moments', 'estimates'),
      ` of ${tension.playouts} games played on at random.`,
    ),
    coursePlot({
      whole: uncertainty,
      broken: winner,
      label: `Uncertainty falls from ${percent(uncertainty[0]?.value ?? 0)} to ${percent(uncertainty.at(-1)?.value ?? 0)}; the estimate of whoever wins goes from ${percent(winner[0]?.value ?? 0)} to ${percent(winner.at(-1)?.value ?? 0)}`,
      caption:
        'How open games are: the whole line is the uncertainty, the broken one the estimate of whoever wins in the end.',
    }),
    tableOf(
      'Figures of tension',
      [
        { head: 'what', cell: ({ name, id }) => defines(id, name) },
        { head: 'value', cell: ({ value }) => value, isNumber: true },
        { head: '95 % bounds', cell: (row) => row.bounds, isNumber: true },
      ],
      figures,
    ),
    folded(
      'The course in figures',
      tableOf(
        'Estimates in the course of a game',
        [
          { head: 'of the game', cell: ({ time }) => time },
          { head: 'uncertainty', defined: 'uncertainty', cell: ({ figure }) => percent(figure.value), isNumber: true },
          { head: '95 % bounds', cell: ({ figure }) => bounds(figure), isNumber: true },
          { head: 'of the winner', cell: (row) => percent(row.winner.value), isNumber: true },
        ],
        times,
      ),
    ),
  )
}

export function skillSection({ skill: { ladder, luck, fairShare } }: Report): Element {
  const luckText =
    luck.share === null
      ? 'No deal came out differently.'
      : `Of who wins, the deal and the seat explain ${percent(luck.share)} (${count(luck.deals)} deals, each played ${luck.repeats} times).`
  if (ladder.length === 0) return section('skill', 'Skill and luck', paragraph(luckText, ' ', defines('luck', 'How')))
  return section(
    'skill',
    'Skill and luck',
    dotsPlot({
      rows: ladder.map(({ bot, share }) => ({ name: bot, figure: share })),
      beside: fairShare,
      axis: 'percent of the wins among random bots',
      label: `Share of the wins among random bots: ${ladder.map(({ bot, share }) => `${bot} ${percent(share.value)}`).join(', ')}`,
      caption: 'How much thinking wins; the broken line is chance.',
    }),
    folded(
      'The ladder in figures',
      tableOf(
        'Bots among random ones',
        [
          { head: 'bot', defined: 'ladder', cell: ({ bot }) => bot },
          { head: 'games', cell: ({ share }) => count(share.count), isNumber: true },
          { head: 'share', defined: 'share', cell: ({ share }) => percent(share.value), isNumber: true },
          { head: '95 % bounds', cell: ({ share }) => bounds(share), isNumber: true },
          { head: 'stands', defined: 'significant', cell: (row) => yes(row.significant) },
        ],
        ladder,
      ),
    ),
    paragraph(luckText, ' ', defines('luck', 'How')),
  )
}

/** So many cards are drawn: those that matter most, for better and worse. */
const DRAWN = 12

export function cardsSection({ cards }: Report): Element {
  const known = cards.filter(({ difference }) => difference.count > 1)
  if (known.length === 0) return section('cards', 'Cards', paragraph('Nobody held a card that others did not.'))
  const drawn = known.length <= 2 * DRAWN ? known : [...known.slice(0, DRAWN), ...known.slice(-DRAWN)]
  const unplayed = cards.filter(({ played }) => played === 0)
  return section(
    'cards',
    'Cards',
    dotsPlot({
      rows: drawn.map(({ card, difference }) => ({ name: card, figure: difference })),
      beside: 0,
      axis: 'percent of the wins, more or less',
      label: `What holding a card is worth, from ${drawn[0]?.card ?? ''} to ${drawn.at(-1)?.card ?? ''}`,
      caption: `How much more often seats win that hold a card than the others of the same game${drawn.length < known.length ? `: the ${DRAWN} best and the ${DRAWN} worst of ${known.length}` : ''}.`,
    }),
    ...(unplayed.length === 0
      ? []
      : [
          paragraph(`Held, but nobody ever chose to do anything with: ${unplayed.map(({ card }) => card).join(', ')}.`),
        ]),
    folded(
      'Cards in figures',
      tableOf(
        'Share of the wins with a card and without',
        [
          { head: 'card', cell: ({ card }) => card },
          { head: 'held', defined: 'held', cell: ({ held }) => percent(held.value), isNumber: true },
          { head: 'without', cell: ({ without }) => percent(without.value), isNumber: true },
          { head: 'difference', cell: ({ difference }) => percent(difference.value), isNumber: true },
          { head: '95 % bounds', cell: ({ difference }) => bounds(difference), isNumber: true },
          { head: 'games', cell: ({ difference }) => count(difference.count), isNumber: true },
          { head: 'played in', cell: ({ played }) => count(played), isNumber: true },
          { head: 'stands', defined: 'significant', cell: (row) => yes(row.significant) },
        ],
        cards,
      ),
    ),
  )
}

/** What measures of the same games came to; shares are drawn, the rest is told. */
function comparison(
  rows: readonly (Compared & { readonly name: string })[],
  caption: string,
  drawn: (row: Compared) => boolean,
): Child {
  const shares = rows.filter(drawn)
  const word = (row: Compared, value: number): string => (row.measure === 'decisions' ? number(value) : percent(value))
  return [
    dotsPlot({
      rows: shares.map(({ name, difference }) => ({ name, figure: difference })),
      beside: 0,
      axis: 'percent, more or less',
      label: `${caption}: ${shares.map(({ name, difference }) => `${name} ${percent(difference.value)}`).join(', ')}`,
      caption,
    }),
    folded(
      'In figures',
      tableOf(
        caption,
        [
          { head: 'what', cell: ({ name }) => name },
          { head: 'before', cell: (row) => word(row, row.old), isNumber: true },
          { head: 'after', cell: (row) => word(row, row.new), isNumber: true },
          { head: 'difference', defined: 'paired', cell: (row) => word(row, row.difference.value), isNumber: true },
          {
            head: '95 % bounds',
            cell: (row) => (row.measure === 'decisions' ? numberBounds(row.difference) : bounds(row.difference)),
            isNumber: true,
          },
          { head: 'stands', defined: 'significant', cell: (row) => yes(row.significant) },
        ],
        rows,
      ),
    ),
  ]
}

export function optionsSection({ options }: Report): readonly Element[] {
  if (options.length === 0) return []
  const first = options[0]?.measure ?? ''
  const rows = options.map((row) => {
    const name = `${row.option} = ${row.value}`
    return { ...row, name: row.measure === first ? name : `${name}: ${row.measure}` }
  })
  const caption = `What each other value of an option changes, in the same games: ${first}`
  return [
    section(
      'options',
      'Options',
      comparison(rows, caption, ({ measure }) => measure === first),
    ),
  ]
}

export function restrictedSection({ restricted }: Report): readonly Element[] {
  if (restricted.length === 0) return []
  const rows = restricted.map((row) => ({ ...row, name: `${row.sentence}: ${row.measure}` }))
  const caption = 'What each sentence changes, in the same games'
  return [
    section(
      'restricted',
      'Restricted play',
      paragraph(
        'The same seeds and bots, where a sentence holds and where it does not (',
        defines('restricted', 'what for'),
        ').',
      ),
      comparison(rows, caption, ({ measure }) => measure !== 'decisions'),
    ),
  ]
}

export function againstSection({ against }: Report): readonly Element[] {
  if (against === null) return []
  const rows = against.rows.map((row) => ({ ...row, name: row.measure }))
  return [
    section(
      'against',
      `Beside ${against.game.name}`,
      paragraph(`${count(against.games)} games with the same seeds and bots under both rules.`),
      comparison(rows, `From ${against.game.name} to these rules`, ({ measure }) => measure !== 'decisions'),
    ),
  ]
}

export function rulesSection({ rules }: Report): readonly Element[] {
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
          'Share of the games in which a rule applied',
          [
            { head: 'rule', cell: ({ rule }) => rule.name },
            { head: 'clauses', cell: ({ rule }) => rule.clauses.join(', ') },
            { head: 'where', cell: ({ rule }) => rule.place },
            { head: 'applied in', defined: 'applied', cell: ({ games }) => percent(games.value), isNumber: true },
          ],
          rules.rows,
        ),
      ),
    ),
  ]
}
