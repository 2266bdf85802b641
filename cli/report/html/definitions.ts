/** What a figure of a report is, and where that comes from. */
export interface FigureDefinition {
  readonly id: string
  readonly term: string
  readonly says: string
  readonly source: string
}

export const DEFINITIONS: readonly FigureDefinition[] = [
  {
    id: 'share',
    term: 'share of the wins',
    says:
      'A win counts one, and an equal part of one to each of those who share the best result; who plays on one ' +
      'side wins together. The bounds hold in 95 of 100 reports.',
    source: 'E. B. Wilson, Probable inference, 1927',
  },
  {
    id: 'result',
    term: 'result',
    says:
      'What the rules give a seat at the end, on average over the games. Bounds of means, here and elsewhere, are ' +
      'those of Student: the fewer games, the wider.',
    source: 'Student, The probable error of a mean, 1908',
  },
  {
    id: 'fair',
    term: 'whether the seats are alike',
    says:
      'How probable shares so different are if all seats win alike: the sum of squared differences from a fair ' +
      "share, beside the chi-squared distribution. A fair share is more than one seat's part where seats win " +
      'together, and the distribution is that of seats which do, and of draws. Where a seat could expect fewer ' +
      'than five wins nothing is tested.',
    source:
      'K. Pearson, 1900; F. E. Satterthwaite, 1946; fewest wins by W. G. Cochran, 1954; tail by E. B. Wilson ' +
      'and M. M. Hilferty, 1931',
  },
  {
    id: 'significant',
    term: 'stands',
    says:
      'All that is tested in a report is judged together, as one family: whether the seats are alike, each bot of ' +
      'the ladder, each card, and each measure under other rules. Of twenty reports of games in which nothing ' +
      'differs one at most names something.',
    source: 'S. Holm, A simple sequentially rejective multiple test procedure, 1979',
  },
  {
    id: 'decisions',
    term: 'decisions',
    says:
      'Questions that somebody answered in a game; real ones had more than one choice. Numbers above 64 are ' +
      'rounded by 3 % at most before their quarters are told.',
    source: 'C. Masson et al., DDSketch, 2019',
  },
  {
    id: 'forced',
    term: 'only one choice',
    says: 'The share of the decisions at which there was nothing to decide.',
    source: 'a measure of this report',
  },
  {
    id: 'factor',
    term: 'choices',
    says: 'The geometric mean of the number of choices at decisions with more than one.',
    source: 'C. Browne et al., Ludii: decision factor',
  },
  {
    id: 'alike',
    term: 'false choices',
    says:
      'At some of these moments each of up to four choices is taken, and the game played on 32 times by an ' +
      'onlooker who sees all cards, at random. Where shares of the wins of who chose differ no more than they ' +
      'would in 19 of 20 cases by chance, it did not show that the choice matters: to good players it may. Bounds ' +
      'take the moments of a game as one draw.',
    source:
      'after CardStock (M. Goadrich et al.): meaningful moves; R. A. Fisher, 1925: analysis of variance; E. L. ' +
      'Korn and B. I. Graubard, 1998: bounds',
  },
  {
    id: 'moments',
    term: 'estimates',
    says:
      'At moments spread evenly over a game, an onlooker who sees all cards plays on at random, with chance of ' +
      'its own; the share of the wins of each seat is its estimate. One estimate of a half by 32 games is off by ' +
      '9 of 100 or less in two of three cases. People see less and play better, so read these as shape, not as ' +
      'size.',
    source: 'a measure of this report',
  },
  {
    id: 'uncertainty',
    term: 'uncertainty',
    says:
      'The entropy of who wins, alone or with whom, by the games played on, of that of even chances, and never ' +
      'above it: 100 % where everybody may win alike, 0 % where it is settled, as a tie that is certain is.',
    source: 'C. E. Shannon, 1948: entropy; C. Browne, 2008: uncertainty',
  },
  {
    id: 'drama',
    term: 'drama',
    says:
      'How far whoever wins in the end is behind the best seat, on average over the moments. Which seat is best ' +
      'is chosen by half of the games played on and told by the other half, so that chance in the estimates is no ' +
      'drama: an even game has none on average.',
    source:
      'C. Browne, Automatic Generation and Evaluation of Recombination Games, 2008; H. van Hasselt, 2010: ' +
      'double estimator',
  },
  {
    id: 'lead',
    term: 'changes of the lead',
    says:
      'How often somebody else leads. Who leads is ahead of each other seat by more than three standard errors; ' +
      'until somebody is, nobody leads. Where two stand alike, chance brings that at one of 370 moments.',
    source: 'after C. Browne, 2008: lead change',
  },
  {
    id: 'decided',
    term: 'decided',
    says:
      'The part of the game that is still to come when the estimate of how it comes out, with just these winners, ' +
      'comes to stay above 80 %.',
    source: 'after CardStock (M. Goadrich et al.)',
  },
  {
    id: 'comebacks',
    term: 'comebacks',
    says: 'The share of the games whose winner had less than half of a fair share at half time.',
    source: 'a measure of this report',
  },
  {
    id: 'dead',
    term: 'hardly a chance',
    says:
      'The share of the moments at which whoever is asked had less than 2 %. Bounds take the moments of a game as ' +
      'one draw.',
    source: 'a measure of this report; E. L. Korn and B. I. Graubard, 1998: bounds',
  },
  {
    id: 'ladder',
    term: 'ladder',
    says:
      'The share of the wins of one bot among others that choose at random; it moves on by a seat from game to ' +
      'game. `search:40` thinks with forty iterations of a tree search over what it cannot see.',
    source: 'a measure of this report',
  },
  {
    id: 'luck',
    term: 'luck of the deal',
    says:
      'Each deal is played again with other decisions of the same bots. The part of the variance of who wins that ' +
      'the deal and the seat explain; the rest is what the decisions made of it, by bots of the same strength, ' +
      'and, in a game of several deals, what later ones brought: only the first falls the same each time. Its ' +
      'bounds follow from what it comes to without one group of deals after the other.',
    source: 'R. A. Fisher, 1925: intraclass correlation; J. W. Tukey, 1958: jackknife',
  },
  {
    id: 'held',
    term: 'held',
    says:
      'Seats that had the card in their hand at some time: in a zone of their own that they see, and not ' +
      'everybody. The difference is taken within each game, so that no seat and no number of players matters. ' +
      'Whoever sees more cards holds more: in games with much drawing the longer a seat lives the more it held.',
    source: 'after 17Lands: games in hand',
  },
  {
    id: 'blank',
    term: 'rules of a card',
    says:
      'The same seeds and bots, where the copies of a card in the deck of A have no rules of their own, and where ' +
      'they have; what is printed on them stays. Such a copy is another card to rules that name it.',
    source: 'after A. Jaffe et al., 2012: restricted play',
  },
  {
    id: 'paired',
    term: 'the same games',
    says:
      'The same seeds and bots on both sides, so that chance that is common to both is no difference. Where no ' +
      'game differs, fewer than three in so many are taken to.',
    source:
      'Q. McNemar, 1947, where a game differs by one at most; J. A. Hanley and A. Lippman-Hand, 1983: rule of three',
  },
  {
    id: 'restricted',
    term: 'restricted play',
    says:
      'What a seat loses that may not do something tells what it is worth to be allowed to: a seat that wins as ' +
      'often without it hardly needs it.',
    source: 'A. Jaffe et al., Evaluating Competitive Game Balance with Restricted Play, 2012',
  },
  {
    id: 'applied',
    term: 'applied',
    says: 'The share of the games in which the condition of a rule came true at least once where it was asked.',
    source: 'a measure of this report',
  },
  {
    id: 'refused',
    term: 'refused',
    says:
      'Of the decisions, those on the way to which a rule that forbids something came true: something that could ' +
      'have been done otherwise was no choice.',
    source: 'a measure of this report',
  },
  {
    id: 'mattered',
    term: 'mattered',
    says:
      'The share of the games with the same seeds and bots that go another way without the rule: somebody else is ' +
      'asked, there are more choices or fewer, another one is taken, or the result differs. Empty where it was ' +
      'not tried, or where the rules cannot be played without it.',
    source: 'a measure of this report',
  },
]
