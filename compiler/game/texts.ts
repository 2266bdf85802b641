/** What a name says, without the brackets that hold its words together. */
export const bareName = (name: string): string => name.replace(/^《(.*)》$/u, '$1')

/** The texts that stand in the rules, each once: texts are alike when they are so after Unicode NFKC normalisation. */
export class TextTable {
  private readonly indexes = new Map<string, number>()
  private readonly texts: string[] = []

  /** `texts` are there already. */
  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.add(text)
  }

  /** The number of a text; a new one comes last. */
  add(text: string): number {
    const form = text.normalize('NFKC')
    const known = this.indexes.get(form)
    if (known !== undefined) return known
    this.indexes.set(form, this.texts.length)
    this.texts.push(text)
    return this.texts.length - 1
  }

  /** The number of a text that elaboration came by. */
  numberOf(text: string): number {
    const known = this.indexes.get(text.normalize('NFKC'))
    if (known === undefined) throw new Error(`no rule says the text \`${text}\``)
    return known
  }

  /** The texts by number, in the spelling that came first. */
  get all(): readonly string[] {
    return this.texts
  }
}
