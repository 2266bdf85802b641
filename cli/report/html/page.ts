import { PAGE_POLICY } from '../../../compiler/diff/render/safe-text.ts'
import type { WholeReport } from '../whole-report.ts'
import { DEFINITIONS } from './definitions.ts'
import { type Child, element, paragraph } from './element.ts'
import { againstSection, optionsSection, restrictedSection } from './compared-sections.ts'
import { lengthSection, seatsSection } from './outcome-sections.ts'
import { cardsSection } from './cards-section.ts'
import { numbersSection } from './numbers-section.ts'
import { choicesSection, skillSection, tensionSection } from './play-sections.ts'
import { rulesSection } from './rules-section.ts'
import { section } from './section.ts'
import { STYLE } from './style.ts'
import { count } from './words.ts'

/** A report as one page that needs nothing else. */
export function page(report: WholeReport): string {
  const { game, standsOut, made } = report
  const title = `${game.name}: report`
  const parts = [
    section(
      'stands-out',
      'What stands out',
      element(
        'ul',
        {},
        standsOut.map((each) => element('li', {}, withCode(each))),
      ),
    ),
    seatsSection(report),
    ...againstSection(report),
    lengthSection(report),
    choicesSection(report),
    tensionSection(report),
    skillSection(report),
    cardsSection(report),
    ...optionsSection(report),
    ...numbersSection(report),
    ...restrictedSection(report),
    ...rulesSection(report),
    howMade(report),
    definitions(),
  ]
  const contents = parts.map((part) =>
    element('li', {}, element('a', { href: `#${part.id}` }, part.querySelector('h2')?.textContent ?? '')),
  )
  const whole = element(
    'html',
    { lang: 'en' },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', {}, title),
      element('style', {}, STYLE),
    ),
    element(
      'body',
      {},
      element('header', {}, element('h1', {}, game.name), paragraph(game.title), honesty(made)),
      element('nav', { 'aria-label': 'Contents' }, element('ul', {}, contents)),
      element('main', {}, parts),
    ),
  )
  return `<!doctype html>\n${whole.outerHTML}\n`
}

function honesty({ bots, complete }: WholeReport['made']): Element {
  const who = [...new Set(bots)].join(' and ')
  return paragraph(
    `Played by bots (${who}), which are not people: read it as what the rules bring about by themselves.`,
    ...(complete ? [] : [' It was ended before all games were played.']),
  )
}

function howMade({ made, game }: WholeReport): Element {
  const { minutes } = made
  const rows = Object.entries(made.asked).map(([part, games]) => `${part} ${count(games)}`)
  return section(
    'made',
    'How it was made',
    paragraph('This command makes the same figures again:'),
    element('pre', {}, element('code', {}, optionsWhole(made.command))),
    paragraph(
      `Houserules ${made.version}, rules ${game.fingerprint}. Games asked for, by part: ${rows.join(', ')}. `,
      `The first game has the seed ${made.seed}, the next the next.`,
    ),
    ...(minutes === null
      ? []
      : [
          paragraph(
            `So many games were expected to take about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on the machine `,
            'that played them; with --minutes it may take longer, and bounds are narrower.',
          ),
        ]),
    paragraph('A share of one half is known to one percent, up or down, after 9,604 games.'),
  )
}

/** Lines end between options, and not after the dash of one; long ones break anywhere. */
const optionsWhole = (command: string): Child[] =>
  command
    .split(/ (?=--)/)
    .flatMap((option, i): Child[] => [i === 0 ? '' : ' ', option.length > 60 ? option : element('span', {}, option)])

/** What stands in quotes of code, in a sentence. */
const withCode = (sentence: string): Child[] =>
  sentence.split(/`([^`]+)`/).map((part, i) => (i % 2 === 0 ? part : element('code', {}, part)))

function definitions(): Element {
  return section(
    'definitions',
    'What the figures mean',
    element(
      'dl',
      {},
      DEFINITIONS.map(({ id, term, says, source }) => [
        element('dt', { id: `means-${id}` }, term),
        element('dd', {}, says, ' ', element('cite', {}, source)),
      ]),
    ),
  )
}
