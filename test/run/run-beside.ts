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

type Tell = (text: string) => void

/** Tells what steps say line by line, as they say it, below the name of the one that speaks. */
class Teller {
  private speaker = ''
  private readonly tell: Tell

  constructor(tell: Tell) {
    this.tell = tell
  }

  say(speaker: string, lines: string): void {
    const heading = speaker === this.speaker ? '' : `\n## ${speaker}\n`
    this.speaker = speaker
    this.tell(heading + lines)
  }
}

/** What one step says: a line is told when it is whole, so that none stands within another's. */
class Voice {
  private begun = ''
  private readonly name: string
  private readonly teller: Teller

  constructor(name: string, teller: Teller) {
    this.name = name
    this.teller = teller
  }

  say(text: string): void {
    const said = this.begun + text
    const whole = said.lastIndexOf('\n') + 1
    this.begun = said.slice(whole)
    if (whole > 0) this.teller.say(this.name, said.slice(0, whole))
  }

  end(): void {
    if (this.begun !== '') this.say('\n')
  }
}

/**
 * Runs lanes beside each other, the steps of a lane one after another; none is left out because another failed. What
 * they say is told at once, line by line, so that whoever waits sees that each of them gets on.
 */
export async function runBeside(lanes: readonly (readonly Step[])[], tell: Tell): Promise<Outcome[]> {
  const teller = new Teller(tell)
  const outcomes = await Promise.all(
    lanes.map(async (lane) => {
      const ended: Outcome[] = []
      for (const step of lane) {
        teller.say(step.name, '')
        const voice = new Voice(step.name, teller)
        ended.push(await run(step, (text) => voice.say(text)))
        voice.end()
      }
      return ended
    }),
  )
  return outcomes.flat()
}

function run({ name, command: [program, ...args], env = {} }: Step, say: Tell): Promise<Outcome> {
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
