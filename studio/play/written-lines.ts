import type { CompiledExample } from '../../runtime/example/examples.ts'

/** The lines of an example after its position, as they stand in its text, which may lie anywhere in a file. */
export function writtenLines(text: string, { place, steps }: CompiledExample): string[] {
  const all = text.split('\n')
  const head = all.findIndex((line) => line.startsWith('example'))
  const first = Number(place.slice(place.lastIndexOf(':') + 1))
  return steps.map(({ line }) => all[head + line - first]?.trim() ?? '')
}
