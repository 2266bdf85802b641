/**
 * What the tour begins with: a house rule of Hearts that says nothing yet, and the line that is put in for the
 * reader.
 */
export const tourGame = {
  entry: 'my-table.rules',
  text: 'variant MyTable of Hearts "our own Hearts"\n',
  line: '\njack-of-diamonds: except points of J♦ = -10\n',
  example:
    '\nexample "the jack is a prize"\n  given\n    taken of A is J♦, 3♥\n    taken of B is 4♥\n' +
    '    at score\n  then total of A = -9\n',
} as const
