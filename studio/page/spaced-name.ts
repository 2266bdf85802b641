/** The name of a game as people write it: `FiveCardDraw` is Five Card Draw. */
export const spacedName = (name: string): string =>
  name.replace(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\d)/gu, ' ')
