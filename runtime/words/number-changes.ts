import type { Observation } from '../engine.ts'

type Said = Observation['facts'][string]

/** Numbers on a board that are others than before, by how much: `stack of A +30`, `pot -12`. */
export function numberChanges(before: Observation, after: Observation): string[] {
  return Object.entries(after.facts).flatMap(([name, now]) => changesOf(name, before.facts[name], now))
}

function changesOf(name: string, was: Said | undefined, now: Said): string[] {
  if (typeof now === 'string') return changed(name, typeof was === 'string' ? was : undefined, now)
  return Object.entries(now).flatMap(([of, value]) =>
    changed(`${name} of ${of.includes(', ') ? `(${of})` : of}`, typeof was === 'object' ? was[of] : undefined, value),
  )
}

function changed(name: string, was: string | undefined, now: string): string[] {
  if (was === undefined || was === now || !isNumber(was) || !isNumber(now)) return []
  const difference = Number(now) - Number(was)
  return [`${name} ${difference > 0 ? '+' : ''}${difference}`]
}

const isNumber = (text: string): boolean => /^-?\d+$/.test(text)
