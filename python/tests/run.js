import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs the tests of the package with the command of this checkout; HOUSERULES_PYTHON names another interpreter.

const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
const python = process.env['HOUSERULES_PYTHON'] ?? 'python3'
const command = `'${process.execPath}' '${join(folder, '..', 'cli', 'bin.js')}'`
const { status, error } = spawnSync(python, ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
  cwd: folder,
  env: { ...process.env, HOUSERULES: command, PYTHONDONTWRITEBYTECODE: '1' },
  stdio: 'inherit',
})
if (error !== undefined) throw error
process.exitCode = status ?? 1
