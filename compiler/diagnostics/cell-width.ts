/** Characters that take two cells on a terminal, and marks that take none. */
export const wideCharacter =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu
export const combiningMark = /\p{Mn}/gu

/** Cells that a line takes on a terminal. */
export function cellWidth(text: string): number {
  const characters = [...text.replace(combiningMark, '')].length
  return characters + (text.match(wideCharacter)?.length ?? 0)
}
