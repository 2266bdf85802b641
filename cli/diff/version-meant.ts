import { gameMeant } from '../game-meant.ts'
import { rulesHost } from '../rules-host.ts'
import type { Version } from './side.ts'

/** The version of a game that an argument means: a file or the name of a game. */
export function versionMeant(cwd: string, arg: string): Version {
  const path = gameMeant(cwd, arg)
  return { shown: path, path, host: rulesHost(cwd, path) }
}
