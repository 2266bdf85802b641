import { spawnSync } from 'node:child_process'

export interface Ran {
  readonly out: string
  readonly err: string
}

/** Runs a program in a folder. @throws Error with what it said, where it does not end well */
export function run(cwd: string, program: string, args: readonly string[]): Ran {
  // Nothing of this checkout is to help: neither its packages nor what it keeps between runs.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, CI: 'true', NO_UPDATE_NOTIFIER: '1', npm_config_update_notifier: 'false' }
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (error !== undefined || status !== 0)
    throw new Error(`${program} ${args.join(' ')} in ${cwd}: ${error?.message ?? `code ${status}`}\n${stdout}${stderr}`)
  return { out: stdout, err: stderr }
}
