/** A path or name as a POSIX shell reads it as one word, in a command that somebody is to copy. */
export const shellWord = (said: string): string =>
  /^[\w./:=@%+,-]+$/.test(said) ? said : `'${said.replaceAll("'", String.raw`'\''`)}'`
