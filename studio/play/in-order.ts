import type { TableQuestion, TableChoice, TableZone } from './table.ts'

/**
 * The question with its choices as the cards lie that they are about, so that a list is read as a hand is held. Only
 * neighbours that are about one card each change places; by which place they are taken stays as it was.
 */
export function inOrder(question: TableQuestion | null, zones: readonly TableZone[]): TableQuestion | null {
  if (question === null) return null
  const lies = new Map(zones.flatMap(({ cards }) => cards).map(({ id }, at) => [id, at]))
  const where = ({ cards }: TableChoice): number => lies.get(cards[0] ?? NOWHERE) ?? NOWHERE
  const choices = runsOf(question.choices).flatMap((run) => [...run].sort((a, b) => where(a) - where(b)))
  return { ...question, choices }
}

const NOWHERE = -1

/** Choices about one card each, as long as they follow each other; each other one by itself. */
function runsOf(choices: readonly TableChoice[]): TableChoice[][] {
  const runs: TableChoice[][] = []
  for (const [at, choice] of choices.entries()) {
    const isOfRun = choice.cards.length === 1 && choices[at - 1]?.cards.length === 1
    if (isOfRun) runs.at(-1)?.push(choice)
    else runs.push([choice])
  }
  return runs
}
