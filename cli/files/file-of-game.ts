/** File systems take 255 bytes, of which a sign takes up to four. */
const LONGEST = 48

/**
 * The name of a file about a game, in whatever folder: what in the game's name is neither a letter nor a digit is a
 * hyphen, so that no name leads to another folder.
 */
export function fileOfGame(name: string, ending: string): string {
  const plain = name.replace(/[^\p{L}\p{N}-]+/gu, '-').replace(/^-+|-+$/g, '')
  return `${[...plain].slice(0, LONGEST).join('') || 'game'}.${ending}`
}
