import type { Emitter } from './emitter.ts'

/** A function as it is emitted: `args` hands its parameters on. */
export interface FunctionCode {
  readonly name: string
  readonly signature: string
  readonly args: string
  readonly body: string
}

/** A function that may come to itself again, numbered by the table of loops, counts how deep it stands in itself. */
export function descending(em: Emitter, number: number | null, { name, signature, args, body }: FunctionCode): string {
  if (number === null) return `export function ${name}(${signature}): void {\n${body}\n}`
  const inside = em.names.of(`inside ${name}`, `${name}Inside`)
  const outside = `export function ${name}(${signature}): void {\ndescend(${number})\n${inside}(${args})\nascend()\n}`
  return `${outside}\n\nfunction ${inside}(${signature}): void {\n${body}\n}`
}
