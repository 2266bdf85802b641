/** Where the line begins that holds a place. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
