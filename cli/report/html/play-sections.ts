import type { GameReport } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { coursePlot, dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { defines, folded, tableOf } from './table.ts'
import { bounds, count, number, numberBounds, percent, yes } from './words.ts'

export function choicesSection({ choices: { asked, forced, factor, alike, questions } }: GameReport): Element {
  return section(
    'choices',
    'Choices',
    paragraph(
      `Of ${count(asked)} decisions, ${percent(forced.value)} had `,
      defines('forced', 'only one choice'),
      `; at the others there were ${number(factor)} `,
      defines('factor', 'choices'),
      '.',
      ...(alike.count === 0
        ? []
        : [
            ` At ${percent(alike.value)} (${bounds(alike)}) of ${count(alike.count)} of those it `,
            defines('alike', 'did not show'),
            ' which one was taken.',
          ]),
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

export function tensionSection({ tension }: GameReport): Element {
  if (tension === null)
    return section('tension', 'Tension', paragraph('There is none without somebody to play against.'))
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
      ` of ${tension.playouts} games played on at random.${few(tension.games)}`,
    ),
    coursePlot({
      whole: uncertainty,
      broken: winner,
      label: `Uncertainty falls ${course(uncertainty)}; the estimate of how it comes out goes ${course(winner)}`,
      caption:
        'How open games are: the whole line is the uncertainty, the broken one the estimate of how it comes out in the end.',
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
          { head: 'of how it comes out', cell: (row) => percent(row.winner.value), isNumber: true },
        ],
        times,
      ),
    ),
  )
}

const course = (figures: readonly { readonly value: number }[]): string =>
  `from ${percent(figures[0]?.value ?? 0)} to ${percent(figures.at(-1)?.value ?? 0)}`

/** So few games are no ground for words. */
const FEW = 10

const few = (games: number): string =>
  games < FEW ? ' So few games tell little: --minutes or --part plays more of them.' : ''

export function skillSection({ skill: { ladder, luck, fairShare } }: GameReport): Element {
  if (ladder.length === 0 && luck.deals === 0 && fairShare === 1)
    return section('skill', 'Skill and luck', paragraph('There is nobody to win against.'))
  const luckText =
    luck.share === null || luck.interval === null
      ? 'No deal came out differently.'
      : `Of who wins, the first deal and the seat explain ${percent(luck.share)} (${bounds({ interval: luck.interval })}; ` +
        `${count(luck.deals)} deals, each played ${luck.repeats} times).`
  if (ladder.length === 0) return section('skill', 'Skill and luck', paragraph(luckText, ' ', defines('luck', 'How')))
  const of = ladder.map(({ bot, share }) => `${bot} ${percent(share.value)}`)
  return section(
    'skill',
    'Skill and luck',
    dotsPlot({
      rows: ladder.map(({ bot, share }) => ({ name: bot, figure: share })),
      beside: fairShare,
      axis: 'percent of the wins among random bots',
      label: `Share of the wins among random bots: ${of.join(', ')}`,
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
    ...(ladder.some(({ share }) => share.count < FEW) ? [paragraph(few(0).trim())] : []),
    paragraph(luckText, ' ', defines('luck', 'How')),
  )
}
