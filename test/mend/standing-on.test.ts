import { expect, test } from 'vitest'
import { standingOn } from '../../cli/mend/standing-on.ts'

const texts: Readonly<Record<string, string>> = {
  Hearts: 'game Hearts for 4 players\n',
  Omnibus: '-- The jack.\n[omnibus.1] variant Omnibus of Hearts "with a jack"\n',
  Moon: 'variant Moon of Hearts\n',
  Both: 'variant Both of Hearts with Moon, Omnibus for 4 players "both of them"\n',
  Ordered: 'variant Ordered of Whist with Omnibus before Moon "with a word"\n',
  Late: 'variant Late of Both\n',
  Whist: 'game Whist for 4 players "with Hearts in it"\n',
}

const host = {
  names: () => Object.keys(texts),
  find: (name: string) => (name in texts ? `${name}.rules` : null),
  read: (path: string) => texts[path.replace('.rules', '')] ?? null,
}

test('what stands on a game: its variants, what joins them, and variants of those', () => {
  const names = (game: string): readonly string[] => standingOn(host, game).map((path) => path.replace('.rules', ''))
  expect(names('Hearts').toSorted()).toEqual(['Both', 'Late', 'Moon', 'Omnibus', 'Ordered'])
  expect(names('Both')).toEqual(['Late'])
  expect(names('Late')).toEqual([])
})
