import type { Emitter } from './emitter.ts'

/** A function as it is emitted: `args` hands its parameters on. */
export interface FunctionCode { readonly name: string; readonly signature: string; readonly args: string; readonly body: string }

/** A function that may come to itself again, numbered by the table of loops, counts how deep it stands inside of itself. */
export function descending(em: Emitter, number: number | null, { name, signature, args, body }: FunctionCode): string {
  if (number === null) return `export function ${name}(${signature}): void {\n${body}\n}`
  const inside = em.names.of(`inside ${name}`, `${name}Inside`)
  return `export function ${name}(${signature}): void {\ndescend(${number})\n${inside}(${args})\nascend()\n}\n\nfunction ${inside}(${signature}): void {\n${body}\n}`
}
