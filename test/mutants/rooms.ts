import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of the product whose tests are judged: folders with what is in them, or files. */
export const ROOMS = {
  elaborate: ['compiler/elaborate'],
  analyse: ['compiler/analyse'],
  lower: ['compiler/lower'],
  simplify: ['compiler/simplify'],
  flow: ['compiler/flow'],
  kernel: [
    'runtime/kernel/kernel.ts',
    'runtime/rounds/rounds.ts',
    'runtime/kernel/sets.ts',
    'runtime/trials/trials.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Room = keyof typeof ROOMS

export const rooms = Object.keys(ROOMS) as readonly Room[]

/** Files of a room, by their path from the root, in alphabetical order. */
export function filesOf(room: Room, root: string): readonly string[] {
  return ROOMS[room].flatMap((path) => (path.endsWith('.ts') ? [path] : filesIn(root, path))).sort()
}

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}
