/** How `diff` can say what it finds; apart from what prints them, as every start of the program lists them. */
export const diffFormats = ['text', 'json', 'markdown', 'github', 'html'] as const

export type DiffFormat = (typeof diffFormats)[number]
