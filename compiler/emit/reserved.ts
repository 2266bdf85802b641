import { fixedNames, stepNames } from '../typescript/vocabulary.ts'

/** Fields of every state, and variables that templates declare on their own account. */
const OF_TEMPLATES =
  'OPTION ZONE_ROWS args askAll asked astray audience announcing before beforeLine bottom captured changedInLine ' +
  'choice choices code controller def definition describe dry effect effects event eventInfo examples f ' +
  'failed forced frame frames from hands id index it kept laid legal linesDeep lists log may only ' +
  'openChance optional optionInfo options other out over owner picked players printedDef putOff random ' +
  'reasons replacing rest result resumeEffect roundLimit ruleInfo rules runEffect s seat seed seesCard ' +
  'shared shown site source step t texts to withheld zone zones'

/**
 * What no name of the rules becomes. That nothing is missing, a test holds: in no piece of an engine do two names have
 * one spelling
 * (`test/typescript/hygiene.test.ts`).
 */
export const reservedWords: ReadonlySet<string> = new Set([
  ...OF_TEMPLATES.split(' '),
  ...fixedNames.keys(),
  ...stepNames.keys(),
])
