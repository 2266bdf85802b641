import type { Shelf } from '../studio/worker/shelf.ts'
import { spacedName } from '../studio/page/spaced-name.ts'
import { playLinkOf } from './games-pages.ts'

/** What the first page says, as VitePress lays such a page out. */
export function homePage(games: Shelf['games']): string {
  const [first] = games
  if (first === undefined) throw new Error('the site has no games')
  const count = games.filter(({ kind }) => kind === 'game').length
  const home = {
    layout: 'home',
    hero: {
      name: 'Houserules',
      text: 'Write a house rule. Play it tonight.',
      tagline:
        'A language for card games in which the rules are the program: a text gives a table to play at, a referee that ' +
        'names its clauses, a rulebook, and what a change changes.',
      image: { src: '/houserules.svg', alt: 'A house rule as text, and what comes of it' },
      actions: [
        {
          theme: 'brand',
          text: `Play ${spacedName(first.name)}`,
          link: `/play/index.html${playLinkOf(first, games)}`,
          target: '_blank',
        },
        { theme: 'alt', text: 'Write your first house rule', link: '/docs/first-game' },
      ],
    },
    features: [
      { title: 'The games', details: `${count} games with their rulebooks and house rules.`, link: '/games/' },
      {
        title: 'How do I say …?',
        details: 'What people want to say of a game, in lines to copy.',
        link: '/grammar/how-to-say',
      },
      { title: 'House rules of others', details: 'Sent in as links, and checked.', link: '/gallery' },
      { title: '日本語で', details: 'ルールは日本語でも書けます。', link: '/grammar/japanese' },
    ],
  }
  return `---\n${JSON.stringify(home, null, 2)}\n---\n`
}
