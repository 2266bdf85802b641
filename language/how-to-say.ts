import MiniSearch from 'minisearch'

/** Something that people want to say of a game, and lines that say it. */
export interface HowToSay {
  /** As somebody asks: `How do I skip the next player?`. */
  readonly question: string
  /** What is to be known beside the lines; most often empty. */
  readonly remark: string
  /** Sentences of a house rule, one line behind the other. */
  readonly lines: readonly string[]
}

interface Indexed extends HowToSay {
  readonly id: number
  /** Other words that people ask by. */
  readonly words: string
}

/** What is asked and answered in `grammar/how-to-say.md`. */
function sayingsOf(page: string): Indexed[] {
  return page
    .split(/^### /m)
    .slice(1)
    .map((part, id) => {
      const [text = ''] = part.split(/^## /m)
      const blocks = [...text.matchAll(/^```rules\n(.*?)^```$/gms)].map(([, lines = '']) => lines.trimEnd())
      const question = text.slice(0, text.indexOf('\n'))
      const said = text.slice(question.length).replace(/^```rules\n.*?^```$/gms, '')
      const words = /<!-- (.*?) -->/.exec(said)?.[1] ?? ''
      return {
        id,
        question,
        words,
        remark: said.replace(/<!--.*?-->/g, '').trim(),
        lines: blocks.join('\n\n').split('\n'),
      }
    })
}

/** Words of a question that say nothing of what is asked. */
const WITHOUT = new Set('how do i a an the to of is can that say make let in on for when who what'.split(' '))

/** How a word is looked up; null for one that tells nothing apart. */
const term = (word: string): string | null => {
  const small = word.toLowerCase()
  return WITHOUT.has(small) ? null : small.replace(/(?<=\w{3})(?:ing|s)$/, '')
}

/** The sayings of a page that answer a question, the best first. */
export function sayingsFor(question: string, page: string): readonly HowToSay[] {
  const search = new MiniSearch<Indexed>({
    fields: ['question', 'words', 'remark', 'code'],
    extractField: (saying, field) =>
      field === 'code' ? saying.lines.join(' ') : String(saying[field as keyof Indexed]),
    processTerm: term,
  })
  const all = sayingsOf(page)
  search.addAll(all)
  const options = { prefix: true, fuzzy: 0.2, boost: { question: 3, words: 3, code: 0.1 } }
  return search.search(question, options).flatMap(({ id }) => all[Number(id)] ?? [])
}
