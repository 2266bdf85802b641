import { printTokens } from '../../grammar/print-tokens.ts'
import { checkGame, compileGame, type RulesHost } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { printProgram } from '../../compiler/program/print-program.ts'
import { printLinked } from '../../compiler/link/print-linked.ts'
import { printFlow } from '../../compiler/flow/print-flow.ts'
import { printGame } from '../../compiler/game/print-game.ts'
import { lowerProgram } from '../../compiler/lower/lower-program.ts'
import { type Pass } from '../../compiler/simplify/pass.ts'
import { PASSES, simplify } from '../../compiler/simplify/passes.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { printAst } from '../../compiler/syntax/print-ast.ts'
import type { Printed, PrintKind } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

/** A representation of a rules file as text; of its syntax alone, or of the whole game with includes and bases. */
export async function printStage(
  kind: PrintKind,
  path: string,
  host: RulesHost,
  passes?: readonly string[],
): Promise<Printed> {
  switch (kind) {
    case 'tokens':
      return { text: printTokens(host.read(path) ?? ''), diagnostics: [] }
    case 'ast':
      return syntaxOf(path, host)
    case 'game': {
      const { resolution, diagnostics } = checkGame(path, host)
      return { text: resolution === null ? null : printGame(resolution.game), diagnostics }
    }
    case 'ir': {
      const { program, diagnostics } = checkGame(path, host)
      return { text: program === null ? null : printProgram(program), diagnostics }
    }
    case 'flow': {
      const wanted = passes === undefined ? PASSES : passesNamed(passes)
      const { program, diagnostics } = checkGame(path, host)
      const flow = program === null ? null : simplify(lowerProgram(program), wanted)
      return { text: flow === null ? null : printFlow(flow), diagnostics }
    }
    case 'module': {
      const { game, linked, diagnostics } = await compileGame(path, host)
      return { text: game === null || linked === null ? null : printLinked(linked, game.files), diagnostics }
    }
  }
}

function syntaxOf(path: string, host: RulesHost): Printed {
  const diagnostics: Diagnostic[] = []
  const tree = parseFile({ path, text: host.read(path) ?? '' }, (each) => diagnostics.push(each))
  return { text: printAst(tree), diagnostics }
}

/** Those passes, in the order in which they are run. */
function passesNamed(names: readonly string[]): readonly Pass[] {
  const none = names.length === 1 && names[0] === 'none'
  const unknown = none ? undefined : names.find((name) => !PASSES.some((pass) => pass.name === name))
  if (unknown !== undefined) {
    const known = PASSES.map(({ name }) => name).join(', ')
    throw new UsageError(stated('there is no pass `{1}`; there are {2}, or `none`', unknown, known))
  }
  return PASSES.filter(({ name }) => names.includes(name))
}
