import { type Form, type FormRow, formOf } from './templates.ts'

const rows: readonly FormRow[] = [
  ['statement', 'must <call>', '必ず<call>する'],
  ['statement', 'if <pred>', '<pred>場合', 'statement'],
  ['statement', 'let <name> = <cond>', '<name>を<cond>とする'],
  ['statement', 'each <phrase>', '<phrase>それぞれについて', 'statement'],
  ['statement', 'each <phrase> from <sum>', '<sum>から始めて<phrase>それぞれについて', 'statement'],
  ['statement', 'each <phrase> at the same time', '<phrase>それぞれについて同時に', 'statement'],
  [
    'statement',
    'each <phrase> from <sum> at the same time',
    '<sum>から始めて<phrase>それぞれについて同時に',
    'statement',
  ],
  ['statement', 'repeat', '次のことを繰り返す', 'statement'],
  ['statement', 'while <sum> may act', '<sum>が何かできる間、繰り返す', 'statement'],
  ['statement', 'while <pred>', '<pred>間、繰り返す', 'statement'],
  ['statement', 'later{ in <sum:z>}{ by <sum:p>}', '{<sum:z>に積んで|<sum:p>によって}後で行う', 'statement'],
  ['statement', 'only if <pred>', '<pred>場合に限る'],
  ['statement', 'announce', '次のことを告げる', 'statement'],
  ['statement', 'stop <name>', '<name>を終える'],
  ['statement', 'stop', 'ここで終える'],
  ['statement', 'give <cond>', '答えは<cond>'],
  ['statement', '<sum> becomes not <name>', '<sum>は<name>でなくなる'],
  ['statement', '<sum> becomes <cond>', '<sum>は<cond>になる'],
  ['statement', '<sum> gains <number>', '<sum>を<number>増やす'],
  ['statement', '<sum> loses <number>', '<sum>を<number>減らす'],
  ['statement', '<sum> gains <cond>', '<sum>に<cond>を加える'],
  ['statement', '<sum> loses <cond>', '<sum>から<cond>を引く'],
  ['statement', '<sum> must act', '<sum>は何かしなければならない'],
  ['statement', '<sum> may act', '<sum>は何かしてよい', 'statement'],
  ['statement', '<sum> may', '<sum>は次のことをしてよい', 'statement'],
  ['statement', '<sum> may <call>', '<sum>は<call>してよい'],
  ['statement', 'choose one of{ by <chooser>}', '{<chooser>が、}次から一つ選ぶ', 'statement'],
  ['statement', 'choose <sum> times one of{ by <chooser>}', '{<chooser>が、}次から<sum>つ繰り返し選ぶ', 'statement'],
  ['statement', 'choose <sum> of{ by <chooser>}', '{<chooser>が、}次から<sum>つ選ぶ', 'statement'],
  [
    'statement',
    'choose <sum:n> <cards>{ as <name>}{ by <chooser>}{ where <pred>}',
    '{<chooser>が、|<cards>を|<sum:n>枚|<name>として}選ぶ{、ただし<pred>}',
  ],
  [
    'statement',
    'choose{ <sum:n>} <plain>{ as <name>}{ by <chooser>}{ where <pred>}',
    '{<chooser>が、|<plain>を|<sum:n>つ|<name>として}選ぶ{、ただし<pred>}',
  ],
  ['statement', 'during <name>', 'その<name>の間', 'item'],
  ['statement', '- <statement>', '・<statement>', 'statement'],
  ['statement', '<call>', '<call>する'],
  ['chooser', 'chance', '運'],
  ['chooser', '<sum>', '<sum>'],
  ['statement-line', '{<cites> }<statement>', '{<cites> }<statement>'],
  ['statement-line', 'until <pred>', '<pred>まで'],
  ['statement-head', '{<cites> }<statement>', '{<cites> }<statement>'],
  ['statement-head', '{<cites> }until <anyof>', '{<cites> }<anyof>するまで', 'item'],
]

const branches: readonly FormRow[] = [
  ['statement', 'else if <pred>', 'そうでなく<pred>場合', 'statement'],
  ['statement', 'else', 'そうでない場合', 'statement'],
  ['statement', 'else', 'そうしない場合', 'statement'],
  ['statement', 'else', 'そうでなければ', 'statement'],
]

/** What is done, line by line. */
export const statementForms: readonly Form[] = [
  ...rows.map(formOf),
  ...branches.map((row): Form => ({ ...formOf(row), branch: true })),
]
