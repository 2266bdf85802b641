import { dirname } from 'node:path'
import * as vscode from 'vscode'
import { testArgs } from './command-lines.ts'
import { isOf, resultsIn, type ReportedFailure, type Results } from './example-results.ts'
import type { RulesFile } from './rules-of-folder.ts'
import { programFor } from './servers.ts'
import { spawn } from 'node:child_process'
import type { RulesProgram } from './program.ts'

/** Runs examples of one file with the program of its folder, and tells of each what came of it. */
export async function runExamplesOf(
  run: vscode.TestRun,
  file: RulesFile,
  items: readonly vscode.TestItem[],
  stop: AbortSignal,
): Promise<void> {
  for (const item of items) run.started(item)
  try {
    const results = await ran(file, items, stop)
    for (const item of items) report(run, file, item, results)
  } catch (error) {
    if (stop.aborted) for (const item of items) run.skipped(item)
    else fail(run, items, error instanceof Error ? error.message : String(error))
  }
}

/** What others include is run in the games of its folder. */
async function ran(file: RulesFile, items: readonly vscode.TestItem[], stop: AbortSignal): Promise<Results> {
  const program = await programFor(file.folder)
  if (program === null) throw new Error('there is no program that could run it')
  const path = file.game === null ? dirname(file.path) : file.path
  // The title is what the outline calls it.
  const args = testArgs([path], items.length === 1 ? items[0].label : null)
  const { output, complaints } = await runProgram(program, args, file.folder.uri.fsPath, stop)
  if (output.trim() === '') throw new Error(complaints.trim() || 'the program said nothing')
  return resultsIn(output)
}

function report(run: vscode.TestRun, file: RulesFile, item: vscode.TestItem, { examples, broken }: Results): void {
  // What stands in the test explorer has been given its lines by the outline.
  const { start, end } = item.range as vscode.Range
  const own = examples.filter((result) => isOf(result, file.path, start.line + 1, end.line + 1))
  const failures = own.flatMap((result) => result.failures)
  if (failures.length > 0) run.failed(item, failures.map(messageAt(file.uri)))
  else if (own.length > 0) run.passed(item)
  else fail(run, [item], broken.length > 0 ? broken.join('\n') : 'no game ran it; is it still there, and included?')
}

const messageAt =
  (uri: vscode.Uri) =>
  ({ line, message }: ReportedFailure): vscode.TestMessage => {
    const told = new vscode.TestMessage(message)
    told.location = new vscode.Location(uri, new vscode.Position(line - 1, 0))
    return told
  }

function fail(run: vscode.TestRun, items: readonly vscode.TestItem[], message: string): void {
  for (const item of items) run.errored(item, new vscode.TestMessage(message))
}

interface Ran {
  readonly output: string
  readonly complaints: string
  /** Null where it was ended before. */
  readonly code: number | null
}

/** Runs the program to its end, or until it is to stop. Rejects where it cannot be started. */
function runProgram(program: RulesProgram, args: readonly string[], cwd: string, stop: AbortSignal): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program.command, [...program.args, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { output: '', complaints: '' }
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said.output += piece))
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (said.complaints += piece))
    const end = (): void => void child.kill()
    stop.addEventListener('abort', end)
    child.once('error', reject)
    child.once('close', (code) => {
      stop.removeEventListener('abort', end)
      resolve({ ...said, code })
    })
    if (stop.aborted) end()
  })
}
