import type { Said } from './language.ts'

const list = (seats: readonly string[]): string => new Intl.ListFormat('en-GB').format(seats)

/** Every text of the page that is not the rules' own. */
export const english = {
  name: 'Houserules',
  tagline: 'Write a card game or a house rule. Play it at once. Send it as a link.',
  start: {
    games: 'Games',
    seek: 'Find a game or a house rule',
    noGame: (sought: string): string => `No game that ships is called or described as “${sought}”.`,
    variants: 'House rules on it',
    play: 'Play',
    open: 'Open',
    tour: 'Show me how, in five small steps',
    empty: 'Begin with an empty game',
    file: 'Open a folder (zip)',
    kept: 'Go on where you were',
    players: (from: number, to: number): string => (from === to ? `${from} players` : `${from} to ${to} players`),
  },
  yours: {
    title: 'Yours',
    goOn: 'Go on',
    goOnWith: (name: string): string => `Go on with ${name}`,
    base: (base: string): string => `on ${base}`,
    remove: 'Delete',
    removeText: (name: string): string => `Delete ${name}`,
    removed: (name: string): string => `${name} is deleted.`,
    restore: 'Put it back',
    again: 'Try again',
    beside:
      'Another window wrote in this text at the same time. What stands here goes on as a text of its own; both are ' +
      'among “Yours”.',
    trouble: {
      none:
        'This browser keeps nothing for this page, as in a private window: what you write is gone when it is closed. ' +
        'Save it as a folder, or as a link.',
      full:
        'The store of this browser is full: what you write is not kept. Save it as a folder, or as a link; or make ' +
        'room by deleting texts of yours, or data of other pages in the settings of the browser.',
      'other-version':
        'Another version of this page has hold of what is kept: what you write is not kept. Save it as a folder, or ' +
        'as a link, and reload this page.',
    },
  },
  places: { text: 'Text', table: 'Table', why: 'Why', plays: 'Plays' },
  home: 'All games',
  share: 'Share',
  ours: 'Make it ours',
  format: 'Lay out',
  disk: {
    open: 'The files of your project',
    save: 'Save',
    saved: 'Saved',
    again: 'Read the disk again, and give up what is written here',
  },
  exportPage: 'Save as one page',
  exportZip: 'Save as a folder (zip)',
  failed: (message: string): string => `That did not work: ${message}.`,
  dealtAnew: 'Dealt anew: by these rules the game that was on the table could not begin.',
  begunAgain: 'Go on where it was',
  stale: 'The text has errors. The table plays the last text that had none.',
  unbegun:
    'No game can begin by this text: what is in the way stands above. The game that was here goes on once it can.',
  building: 'Building …',
  lights: {
    label: 'Worked examples',
    all: (count: number): string => (count === 1 ? '1 example holds' : `${count} examples hold`),
    some: (bad: number, count: number): string =>
      count === 1 ? 'The example does not hold' : `${bad} of ${count} examples ${bad === 1 ? 'does' : 'do'} not hold`,
    none: 'No examples yet',
    holds: 'holds',
    fails: 'does not hold',
    lay: 'Lay it out on the table',
    goTo: 'Show it in the text',
    steps: 'Lay it out as it is after',
    given: 'what is given',
    happened: 'What happened',
    nothing: 'Nothing happened.',
    needless: 'It holds without these lines as well',
    takeOut: 'Take them out',
    stays: 'It does not hold without all of them; take them out one by one.',
    expected: 'What is wrong',
  },
  table: {
    label: 'Table',
    choices: 'Choices',
    take: 'Take',
    range: (from: number, to: number): string => `${from} to ${to}`,
    number: (before: string, from: number, to: number): string =>
      `${before === '' ? 'A number' : before}, ${from} to ${to}`,
    somebody: 'Somebody',
    yours: (seat: string): string => `${seat} is asked`,
    waits: (seat: string): string => `${seat} thinks …`,
    rests: (seat: string): string => `${seat} is asked, and a bot plays it.`,
    goOn: 'Let it play on',
    othersAsked: (seat: string): string => `${seat} is asked; what there is to choose is not for these eyes.`,
    lookAs: (seat: string): string => `Look as ${seat}`,
    over: 'The game is over',
    side: (side: string): string => `side ${side}`,
    endedBy: 'How it ended:',
    laidBy: (seat: string): string => `laid by ${seat}`,
    lastTogether: 'What lay together last',
    lookBack: 'Look back',
    pause: 'Pause',
    oneStep: 'One step',
    pace: 'Bots play',
    paces: { slow: 'slowly', even: 'evenly', fast: 'fast' },
    cover: (seat: string): string => `Hand it to ${seat}.`,
    coverText: 'Nobody else should look now.',
    uncover: (seat: string): string => `I am ${seat}: show my cards`,
    you: 'You',
    drawn: (seats: readonly string[]): string => `It is drawn between ${list(seats)}.`,
    won: (seats: readonly string[]): string => `${list(seats)} ${seats.length === 1 ? 'wins' : 'win'}.`,
    undo: 'Undo',
    redo: 'Redo',
    again: 'New deal',
    playOut: 'Play it out',
    setUp: 'Set up',
    eyes: 'Look as',
    asked: 'whoever is asked',
    all: 'everybody at once',
    seat: (seat: string): string => `Player ${seat}`,
    turnOf: (name: string): string => `Turn: ${name}`,
    hidden: 'hidden card',
    zoneOf: (zone: string, of: string): string => `${zone} of ${of}`,
    of: (zone: string, count: number): string => `${zone}, ${count === 1 ? '1 card' : `${count} cards`}`,
    spread: 'Spread out',
    gather: 'Gather',
    pending: 'Waiting',
    lasting: 'In force',
    printed: 'printed',
    remembered: (card: string): string => `hidden card, seen before as ${card}`,
    owner: (seat: string): string => `of ${seat}`,
    clickable: 'can be played',
    chosen: 'chosen; press to put it back',
    notOffered: 'not offered; press to ask why',
    nothing: 'Nobody is asked here.',
    lies: '…',
  },
  setUp: {
    title: 'The table',
    seats: 'How many play',
    players: { person: 'a person', random: 'a bot, at random', search: 'a bot that thinks' },
    options: 'What your table decides',
    seed: 'Number of the deal',
    begin: 'Deal',
    cancel: 'Close',
  },
  why: {
    label: 'Why',
    told: 'What happened last',
    nothing: 'Nothing has happened yet.',
    asItWas: (step: number): string =>
      step === 0 ? 'As it was at the beginning' : `As it was after ${step === 1 ? '1 choice' : `${step} choices`}`,
    not: (move: string): string => `${move}: not now`,
    allowed: (move: string): string => `${move}: yes`,
    noReason: 'Nothing can be done with this here.',
    by: 'by',
    askAway: 'Press a card that cannot be played to ask why.',
    parted: (number: number, of: number, text: string): string =>
      `The game went on by the new rules up to choice ${number} of ${of}: ${text}. Change the rules again, and it goes on.`,
    partedOf: (seat: string): string => `what ${seat} chose is not offered any more`,
    partedHidden: (seat: string): string => `Which rule refuses it is told to who looks as ${seat}, or as everybody.`,
    undecided: (choices: number): string =>
      `After ${choices} choices the game is not over: bots here choose at random. “Play it out” goes on from here.`,
    fails: (title: string): string => `“${title}” does not hold`,
    holds: (title: string): string => `“${title}” holds`,
    answers: { line: '', itself: 'the only answer', chance: 'drawn', way: 'no line answers' },
  },
  changes: {
    show: 'What it changes',
    title: (base: string): string => `What this changes in ${base}`,
    nothing: 'Nothing yet.',
    none:
      'Nothing is changed, or the text has mistakes. A game that ships is compared with itself as it ships, and a ' +
      'variant with its base.',
    shipped: (name: string): string => `${name} as it ships`,
    searching: 'Positions that show it are searched …',
    stop: 'Stop the search',
    stopped: 'The search was stopped.',
    more: 'Search on',
    where: (where: string): string => `It shows where ${where}`,
    differs: (base: string, before: string, after: string): string => `${base}: ${before}. Here: ${after}.`,
    amid: (before: string, after: string): string =>
      `Without this change: ${before}. With it, beside the others: ${after}.`,
    openBase: (base: string): string => `Lay it out by the rules of ${base}`,
    openOwn: 'Lay it out by these rules',
    keep: 'Put it into the text as an example',
    byBase: (base: string): string => `By the rules of ${base}, without what this text changes.`,
    byOwn: 'By the rules of this text.',
    unheld: (message: string): string => `What the witness says does not hold here: ${message}.`,
    turn: 'The same by the other rules',
    laid: 'As it is laid out',
    step: (steps: number, of: number): string => `Step ${steps} of ${of}`,
    back: 'One step back',
    on: 'One step on',
  },
  skein: {
    label: 'All plays',
    none: 'What you play is kept here: every choice, also those that you take back.',
    help: 'Enter goes to a choice. Another choice there begins a branch. Arrows go along, Delete removes.',
    deal: (seed: number, players: number): string => `Deal ${seed}, ${players} players`,
    example: (title: string, steps: number): string =>
      `“${title}”, ${steps === 1 ? 'one line' : `${steps} lines`} played`,
    written: (steps: number): string =>
      steps === 0 ? 'A position that was laid out' : `A position that was laid out, step ${steps}`,
    byBase: 'by the rules of the base',
    options: (all: string): string => `with ${all}`,
    of: (game: string): string => `played as ${game}`,
    count: (count: number): string => (count === 1 ? '1 choice' : `${count} choices`),
    instead: 'or',
    hidden: (seat: string): string => `${seat} chooses`,
    some: (count: number, from: string, to: string): string => `${count} choices: ${from} … ${to}`,
    here: 'here',
    holds: 'holds',
    over: 'holds, to the end of the game',
    parts: (number: number, rule: string): string =>
      number === 0 ? `cannot begin${rule}` : `parts at choice ${number}${rule}`,
    byRule: (rules: string): string => `, by ${rules}`,
    untried: 'not tried: there was no time',
    holding: 'All branches are played by these rules …',
    notHeld: (message: string): string => `Whether the branches hold could not be found out: ${message}.`,
    actions: (what: string): string => `What to do with ${what}`,
    name: 'Name',
    keep: 'Name it',
    position: 'Example of this position',
    step: 'Example of this choice',
    remove: 'Remove from here on',
    removed: (count: number): string => `${count === 1 ? '1 choice' : `${count} choices`} removed.`,
    restore: 'Put back',
    making: 'An example is made as short as it gets …',
    made: (title: string): string => `“${title}” stands at the end of the text.`,
    notMade: {
      position:
        'No example can say this position. Where the game is over, or somebody chooses several things at once, ' +
        'take a choice before or after it.',
      step: 'No example can tell what this choice does by itself. Take a choice that moves a card, or the position.',
    },
    sees: (seat: string): string =>
      `As ${seat} you see what ${seat} was told. An example says where every card lies: look as everybody to make one.`,
    trouble: {
      none:
        'This browser keeps nothing for this page, as in a private window: these plays are gone when it is ' +
        'closed. “Share” makes a link of the game that lies on the table.',
      full:
        'The store of this browser is full: what you play from now on is not kept yet. Remove branches here, or ' +
        'data of other pages in the settings of the browser.',
      'other-version':
        'Another version of this page has hold of what is kept. Reload this page; until then what you play is ' +
        'not kept.',
    },
    again: 'Try again',
  },
  many: {
    show: 'A thousand games',
    title: (games: number, base: string | null): string =>
      base === null
        ? `${games} games by bots that play at random`
        : `${games} games by bots that play at random, and the same deals by the rules of ${base}`,
    none: 'No games were played.',
    playing: 'Games that are played',
    played: (played: number, wanted: number): string => `${played} of ${wanted} games`,
    stop: 'Stop',
    stopped: 'Stopped before all were played.',
    again: 'Play them again',
    errors: 'the text has errors',
    noPlayers: (base: string): string => `no number of players fits both this game and ${base}`,
    own: 'these rules',
    figure: 'Figure',
    what: 'What',
    interval: '95 % interval',
    seats: 'Who wins: share of the wins by seat',
    draws: 'drawn',
    results: 'Mean result by seat',
    lengths: 'How long it takes: games by their number of decisions',
    decisions: 'decisions in a game',
    median: (own: number, base: number | null): string =>
      base === null
        ? `Half of the games take ${own} or less.`
        : `Half of the games take ${own} or less; ${base} before.`,
    unfinished: (games: number): string => (games === 0 ? '' : `${games} were not finished.`),
    choices: 'What there is to choose, and what is done',
    done: 'How often it is done in a game',
    offered: 'choices at a decision',
    differences: 'What differs between the same deals',
    difference: 'Difference',
    mark: '✱',
    noPairs: 'No game came to its end by both rules.',
    stands: (comparisons: number, games: number): string =>
      `${games} games came to an end by both. ✱ stands at 5 % with all ${comparisons} comparisons together (Holm).`,
  },
  text: {
    label: 'Rules',
    file: 'File',
    own: 'yours',
    shipped: 'a change makes it yours',
    fine: 'No mistakes found',
    errors: (count: number): string => (count === 1 ? '1 mistake' : `${count} mistakes`),
    more: (count: number): string => `and ${count} more`,
    fix: 'Do it',
    hint: 'What to do',
    beside: (text: string, file: string, line: number): string => `${text} (${file}:${line})`,
  },
  decks: {
    title: 'Decks',
    help: (lists: readonly string[]): string =>
      `A line for each card, such as 4 Bear. ${
        lists.length < 2 ? '' : `A line with a colon begins another list: ${lists.slice(1).join(', ')}. `
      }Who brings none plays a deck of the game.`,
    of: (seat: string): string => `Deck of ${seat}`,
    text: (seat: string): string => `Cards that ${seat} brings`,
    from: (title: string): string => `Begin with “${title}”`,
  },
  names: {
    goTo: 'Where it is declared',
    goToKey: 'Of the name at the cursor. F12, or a click with Ctrl',
    rename: 'Rename',
    renameKey: 'The name at the cursor, everywhere. F2',
    none: 'There is no name at the cursor that the rules declare, or its text is not checked yet.',
    title: (name: string): string => `Another name for ${name}`,
    places: (places: number, files: readonly string[]): string =>
      `It stands in ${places === 1 ? '1 place' : `${places} places`} of ${files.join(', ')}.`,
    to: 'What is it to be called?',
    apply: 'Rename it everywhere',
    refused: (reason: string): string => `Nothing was changed: ${reason}.`,
    show: 'Show what is in the way',
    changed: 'Nothing was changed: the text is another by now. Try again.',
  },
  clauses: {
    show: 'Clauses',
    label: 'Clauses of the documents',
    seek: 'Search the clauses',
    none: 'This text follows no clauses yet: a rule cites one in brackets before it, such as [play.2].',
    noneSought: 'No clause has this.',
    rules: 'Rules',
    examples: 'Examples',
    uncited: 'no rule cites it',
  },
  tour: {
    label: 'The tour',
    next: 'Next',
    leave: 'Leave the tour',
    end: 'That is all',
    over: 'The game is yours: change more lines, and send it to those you play with.',
    steps: [
      {
        title: '1 Play',
        text:
          'This is Hearts. Press a card that is lifted, three times: these you pass on. The others are played by ' +
          'bots.',
        help: '',
      },
      {
        title: '2 Ask',
        text: 'Press a card that is not lifted. The answer stands below the table (“Why”), with the rule that says so.',
        help: '',
      },
      {
        title: '3 Write',
        text:
          'A house rule says only what differs. Write this line under “Text”: jack-of-diamonds: except points of ' +
          'J♦ = -10',
        help: 'Write it for me',
      },
      {
        title: '4 Prove',
        text:
          'An example says what the rule means. While it holds its light is green; press the light to see what ' +
          'happened.',
        help: 'Write one for me',
      },
      {
        title: '5 Share',
        text: 'Press “Share”: the link holds the text and the game as it stands. There is no server and no account.',
        help: 'Show me the link',
      },
    ],
  },
  panel: {
    close: 'Close',
    link: 'This link holds the text, the deal and every move. Whoever opens it plays the same game.',
    copy: 'Copy the link',
    copied: 'Copied',
    length: (count: number): string => `${count} characters`,
    oursTitle: 'A game of your own',
    oursText: (base: string): string => `It stands on ${base}, and says only what differs.`,
    oursName: 'What is it called?',
    oursNamed: (base: string): string => `Our${base}`,
    oursDo: 'Make it',
    badName: 'A name is made of letters and digits, such as OurTable, and nothing else is called so.',
  },
  links: {
    broken: 'This link is damaged: nothing could be read of it. Ask for it again, and copy it whole.',
    long: 'This link is longer than any link of ours. It was not read.',
    newer: (version: string): string => `This link was made by a newer page (${version}). Reload, and try again.`,
    later: (language: number): string =>
      `This link holds rules in a later version of the language (${language}). Reload, and try again.`,
    gone: (game: string): string => `This link is of ${game}, which this page does not have.`,
  },
  keys: 'Keys: arrows go from card to card, Enter plays, 1 to 9 take a choice, u takes back, ? asks why not.',
} as const

export type Words = Said<typeof english>
