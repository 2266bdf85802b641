import { type CheckResult, checkGame } from '../../compiler/compile.ts'
import { RecordingHost } from '../../compiler/recording-host.ts'
import { SharedValues } from '../../compiler/shared-values.ts'
import { type ParsedFile, ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { runJob } from '../../cli/lsp/examples/run-job.ts'
import { traceText } from '../../cli/output/trace-text.ts'
import { inEnglish } from '../../grammar/saying.ts'
import { declarationPlaces, type ExampleRun, exampleRun } from '../../language/example-runs.ts'
import { hostOf } from './kit.ts'

/** The games of some texts, checked over one reading of each file, with what their examples come to. */
export async function ran(texts: ReadonlyMap<string, string>) {
  const values = new SharedValues<ParsedFile>().open('all')
  const games = new Map<string, { readonly checked: CheckResult; readonly run: ExampleRun }>()
  for (const [path, text] of texts) {
    if (!/^(game|variant) /.test(text)) continue
    const host = new RecordingHost(hostOf(texts))
    const checked = checkGame(path, host, { parsed: new ParsedFiles(values, { edited: true }) })
    const examples = await runJob({ path, answers: host.answers }, () => true)
    const told = (examples ?? []).map((each) => ({ ...each, happened: traceText(each.trace, false).map(inEnglish) }))
    games.set(path, { checked, run: exampleRun(declarationPlaces(checked), told) })
  }
  return games
}
