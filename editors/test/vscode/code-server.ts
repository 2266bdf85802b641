import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** VS Code as a page, with the extension, on a folder: https://github.com/coder/code-server. */
export interface CodeServer {
  readonly address: string
  readonly process: ChildProcess
}

const SETTINGS = { 'security.workspace.trust.enabled': false, 'workbench.startupEditor': 'none' }

/**
 * Installs the extension in a code-server of its own folders, and starts it.
 *
 * @param entry `out/node/entry.js` of code-server
 * @param home where it may write
 * @throws Error where it ends instead of listening
 */
export async function startCodeServer(entry: string, vsix: string, home: string, folder: string): Promise<CodeServer> {
  const [data, config] = [join(home, 'data'), join(home, 'config.yaml')]
  mkdirSync(join(data, 'User'), { recursive: true })
  writeFileSync(join(data, 'User', 'settings.json'), JSON.stringify(SETTINGS))
  writeFileSync(config, '')
  const own = ['--config', config, '--user-data-dir', data, '--extensions-dir', join(home, 'extensions')]
  execFileSync(process.execPath, [entry, ...own, '--install-extension', vsix], { stdio: 'inherit' })
  const quiet = ['--auth', 'none', '--disable-telemetry', '--disable-update-check', '--bind-addr', '127.0.0.1:0']
  const child = spawn(process.execPath, [entry, ...own, ...quiet, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString('utf8')
      const listening = /listening on (http:\S+)/.exec(said)
      if (listening !== null) resolve(listening[1])
    })
    child.once('exit', (code) => reject(new Error(`code-server ended with ${String(code)}:\n${said}`)))
  })
  return { address, process: child }
}
