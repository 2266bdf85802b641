import { type Form, type FormRow, formOf } from './templates.ts'

const situations: readonly FormRow[] = [
  ['given', '<number> players', '<number>人'],
  ['given', 'option <name> is <option-value>', '選択肢 <name>は<option-value>'],
  ['given', 'the rest of the pack is in <primary>', '残りのカードは<primary>にある'],
  ['given', 'after <calls>', '<calls>したあと'],
  ['given', 'at <calls>', '<calls>している'],
  ['given', '<primary> is <laid-all>', '<primary>は<laid-all>'],
  ['given', '<primary> is not <laid-all>', '<primary>は<laid-all>でない'],
  ['laid-all', '<laid>', '<laid>'],
  ['laid-all', '<laid-all>, <laid>', '<laid-all>、<laid>'],
  ['laid', '{<number> }<sum>{ as <name>}{ (<laid-facts>)}', '{<number>枚の}{<name>と呼ぶ}<sum>{（<laid-facts>）}'],
  ['laid-facts', '<name> <sum>', '<name>が<sum>'],
  ['laid-facts', '<laid-facts>, <name> <sum>', '<laid-facts>、<name>が<sum>'],
  ['deck-line', '<name> is <deck-items>', '<name>は<deck-items>'],
  ['deck-items', '<deck-item>', '<deck-item>'],
  ['deck-items', '<deck-items>, <deck-item>', '<deck-items>、<deck-item>'],
  ['deck-item', '{<number> }<name>', '{<number>枚の}<name>'],
]

const steps: readonly FormRow[] = [
  ['values', '<sum>', '<sum>'],
  ['values', '<values>, <sum>', '<values>、<sum>'],
  ['texts', '<text>', '<text>'],
  ['texts', '<texts>, <text>', '<texts>、<text>'],
  ['step', 'given', '前提', 'given'],
  ['step', 'then not happened <calls>', '結果、<calls>していない'],
  ['step', 'then happened <calls>', '結果、<calls>した'],
  ['step', 'then <pred>{ because <cite>}', '結果、{<cite>により、}<pred>'],
  ['step', 'chance chooses <values>', '運は<values>を選ぶ'],
  ['step', 'nobody is asked', '誰も尋ねられない'],
  ['step', '<name> does not know <values>', '<name>は<values>を知らない'],
  ['step', '<name> knows <values>', '<name>は<values>を知っている'],
  ['step', '<name> does <call>', '<name>は<call>する'],
  ['step', '<name> chooses <values>', '<name>は<values>を選ぶ'],
  ['step', '<name> accepts', '<name>は受け入れる'],
  ['step', '<name> declines', '<name>は断る'],
  ['step', '<name> passes', '<name>は見送る'],
  ['step', '<name> is offered nothing', '<name>にできることはない'],
  ['step', '<name> is offered <calls>', '<name>にできるのは<calls>することだけである'],
  ['step', '<name> is asked', '<name>は尋ねられる'],
  ['step', '<name> is not asked', '<name>は尋ねられない'],
  ['step', '<name> is told <texts>', '<name>は<texts>と知らされる'],
  ['step', '<name> is not told <texts>', '<name>は<texts>と知らされない'],
  ['step', '<name> must act{ because <cite>}', '{<cite>により、}<name>は何かしなければならない'],
  ['step', '<name> may choose <values>{ because <cite>}', '{<cite>により、}<name>は<values>を選んでよい'],
  ['step', '<name> may not choose <values>{ because <cite>}', '{<cite>により、}<name>は<values>を選べない'],
  ['step', '<name> may not <call>{ because <cite>}', '{<cite>により、}<name>は<call>できない'],
  ['step', '<name> may <call>{ because <cite>}', '{<cite>により、}<name>は<call>できる'],
]

/** What stands in examples and in decks. */
export const exampleForms: readonly Form[] = [...situations, ...steps].map(formOf)
