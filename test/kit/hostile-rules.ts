/** What a reader of names could take for markup, for a script, for the end of one, or for a place on the disk. */
export const HOSTILE = [
  '</title><script>told()</script>',
  '</style><img src=x onerror=told()>',
  '/../../</script><svg onload=told()>',
  '"><iframe srcdoc="<script>parent.told()</script>">',
  "' onmouseover=told() x='",
  '--><a href=javascript:told()>x</a><!--',
  ']]></textarea><object data=x>',
  '`<b>`|[x](javascript:told())',
  '&lt;u&gt;&#x3c;/title&#x3e;',
  '{{told()}}${told()}',
] as const

/** The same in letters alone. */
export const harmless = (name: string): string => name.replace(/[^a-z]/gi, 'x')

/** The files of a game of so many cards a hand, by name. */
export interface HostileGame {
  readonly cards?: number
  /** What is made of each hostile name. */
  readonly made?: (name: string) => string
  /** Which of the names the game itself has. */
  readonly first?: number
}

/** A game in which every place of rules that can have a text has a hostile one, each of the game alone. */
export function hostileRules({ cards = 3, made = (name) => name, first = 0 }: HostileGame): Record<string, string> {
  let count = first
  const next = (): string => made(HOSTILE[count++ % HOSTILE.length] as string)
  const text = (): string => JSON.stringify(next())
  // In sentences a brace begins a part of the event.
  const sentence = (): string => text().replaceAll(/[{}]/g, '')
  const game = `《${next()}》`
  const name = (): string => `《${count} ${next()}》`
  const [option, slow, fast, rank, motto, suit] = [name(), name(), name(), name(), name(), name()]
  const [red, black, stock, hand, shown, turn] = [name(), name(), name(), name(), name(), name()]
  const [show, worth, score, pips, allows, forbids] = [name(), name(), name(), name(), name(), name()]
  const pip = (at: number): string => `《${at} ${made(HOSTILE[at % HOSTILE.length] as string)} card》`
  const pack = Array.from({ length: 12 }, (_, at) =>
    [`card ${pip(at)}`, `${rank} = ${at}`, `${motto} = ${text()}`, `${suit} = ${at % 2 === 0 ? red : black}`].join(
      '\n  ',
    ),
  )
  return {
    'game.rules': `-- ${next()}
[c.1] game ${game} for 3 players ${text()}

option ${option}: ${slow}, ${fast}
type ${pips}: ${red}, ${black}
printed ${rank} of card: number
printed ${motto} of card: text
printed ${suit} of card: ${pips}
${pack.join('\n')}
zone ${stock} seen by nobody
zone ${hand} of player p seen by p
zone ${shown} of player p seen by everyone
${score} of player p: number = ${worth} of top of ${shown} of p or 0
board shows ${score}
board leaves out ${stock}
tell ${show} card c by player p as ${sentence()}
tell act at ${turn} by player p as ${sentence()}

to match
  each definition d
    create d to ${stock}
  shuffle ${stock}
  each player p
    move each card c in top of (${stock}, ${cards}) to ${hand} of p
  each player p
    ${turn} by p
  each player p
    result of p becomes ${score} of p

to ${turn} by player p
  p must act

to ${show} card c by player p
  move c to ${shown} of p

${worth} of card c: number = ${rank} of c

[c.2] ${allows}: player p may ${show} card c in ${hand} of p at ${turn}
[c.3] ${forbids}: player p cannot ${show} card c if ${rank} of c = ${cards} and ${option} is ${slow}

[c.2] example ${text()}
  given
    ${hand} of A is ${pip(0)}, ${pip(1)}
    at ${turn} by A
  A does ${show} ${pip(0)}
  then ${score} of A = 0
`,
    'game.clauses.json': JSON.stringify({
      document: next(),
      language: 'en',
      clauses: ['c.1', 'c.2', 'c.3'].map((id) => ({ id, summary: next(), kind: 'normative' })),
    }),
  }
}
