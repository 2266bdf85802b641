import { spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Beside the variables of this process. */
  readonly env?: Readonly<Record<string, string>>
}

export interface Outcome {
  readonly name: string
  /** Exit code of the command; 1 where a signal ended it or it could not be started. */
  readonly code: number
  readonly seconds: number
}

/** Somebody who listens to a step; what was said before is told first. */
type Listener = (text: string) => void

/** What one step says, kept until its turn to be heard has come. */
class Voice {
  private said = ''
  private listener: Listener | null = null

  say(text: string): void {
    if (this.listener === null) this.said += text
    else this.listener(text)
  }

  heardBy(listener: Listener): void {
    listener(this.said)
    this.said = ''
    this.listener = listener
  }
}

/**
 * Runs lanes beside each other, the steps of a lane one after another; none is left out because another failed. What
 * they say
 * is told step by step in their order, lane by lane, never mixed.
 */
export async function runBeside(lanes: readonly (readonly Step[])[], tell: Listener): Promise<Outcome[]> {
  const running = lanes.flatMap((lane) => {
    let before: Promise<unknown> = Promise.resolve()
    return lane.map((step) => {
      const voice = new Voice()
      const ended = before.then(() => run(step, (text) => voice.say(text)))
      before = ended
      return { step, voice, ended }
    })
  })
  const outcomes: Outcome[] = []
  for (const { step, voice, ended } of running) {
    tell(`\n## ${step.name}\n`)
    voice.heardBy(tell)
    outcomes.push(await ended)
  }
  return outcomes
}

function run({ name, command: [program, ...args], env = {} }: Step, say: Listener): Promise<Outcome> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (code: number): void => resolve({ name, code, seconds: (performance.now() - began) / 1000 })
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    child.on('error', (error) => {
      say(`${error.message}\n`)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** A line for each step, and what came of all. */
export function summary(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(
    ({ name, code, seconds }) => `${code === 0 ? 'holds ' : 'FAILED'}  ${seconds.toFixed(0).padStart(4)} s  ${name}`,
  )
  return `\n${lines.join('\n')}\n`
}
