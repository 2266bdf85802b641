/** Text that is to stand in another, with the line ends which that has. */
export const endedAs = (other: string, text: string): string =>
  other.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
