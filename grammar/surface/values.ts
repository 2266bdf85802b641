import { type Form, type FormRow, formOf, inRoles } from './templates.ts'

/** Values of which it is plain where they begin, whatever stands before them. */
const simple: readonly FormRow[] = [
  ['simple', 'none', '無し'],
  ['simple', 'yes', 'はい'],
  ['simple', 'no', 'いいえ'],
  ['simple', 'this', 'これ'],
  ['simple', 'you', 'あなた'],
  ['simple', '<number>', '<number>'],
  ['simple', '<text>', '<text>'],
  ['simple', '<name>', '<name>'],
  ['simple', 'printed <name> of <simple>', '<simple>に書かれた<name>'],
  ['simple', '<name> of <simple>', '<simple>の<name>'],
  ['simple', '()', '（）'],
  ['simple', '(<items>)', '（<items>）'],
]

const values: readonly FormRow[] = [
  ...simple,
  ['primary', 'count of each <bind>', '<bind>の枚数'],
  ['primary', '<simple>', '<simple>'],
  ['primary', 'printed <name> of <primary>', '<primary>に書かれた<name>'],
  ['primary', '<name> of <primary>', '<primary>の<name>'],
  ['primary', 'each <phrase>', '<phrase>のすべて'],
  ['primary', 'the <bind>', '<bind>'],
  ['primary', 'the <phrase>', 'その<phrase>'],
  [
    'primary',
    'times (<pattern>{ where <pred>}){ during <name:d>}',
    '{その<name:d>の間に}（{<pred>場合に}<pattern>した）回数',
  ],
  ['primary', '<case>', '〔<case>〕'],
  ['case', 'case <sum:s>: <arms>, else <sum:o>', '<sum:s>が<arms>、それ以外なら<sum:o>'],
  ['arms', '<whens> is <sum>', '<whens>なら<sum>'],
  ['arms', '<arms>, <whens> is <sum>', '<arms>、<whens>なら<sum>'],
  ['whens', '<sum>', '<sum>'],
  ['whens', '<whens> or <sum>', '<whens>または<sum>'],
  ['items', '<item>', '<item>'],
  ['items', '<items>, <item>', '<items>、<item>'],
  ['item', '<cond:a> if <pred> else <item>', '<pred>場合は<cond:a>、そうでなければ<item>'],
  ['item', '<cond>', '<cond>'],
  ['signed', '<primary>', '<primary>'],
  ['signed', '-<primary>', '-<primary>'],
  ['operand', '<signed>', '<signed>'],
  ['operand', '<signed:a>..<signed:b>', '<signed:a>..<signed:b>'],
  ['product', '<operand>', '<operand>'],
  ['product', '<product> * <operand>', '<product> * <operand>'],
  ['product', '<product> / <operand>', '<product> / <operand>'],
  ['product', '<product> mod <operand>', '<product>を<operand>で割った余り'],
  ['sum', '<product>', '<product>'],
  ['sum', '<sum> + <product>', '<sum> + <product>'],
  ['sum', '<sum> - <product>', '<sum> - <product>'],
]

const comparisons: readonly (readonly [en: string, ja: string])[] = [
  ['<sum:a> = <number:b>', '<sum:a>が<number:b>である'],
  ['<sum:a> = <sum:b>', '<sum:a>が<sum:b>に等しい'],
  ['<sum:a> != <sum:b>', '<sum:a>が<sum:b>と異なる'],
  ['<sum:a> < <sum:b>', '<sum:a>が<sum:b>より小さい'],
  ['<sum:a> > <sum:b>', '<sum:a>が<sum:b>より大きい'],
  ['<sum:a> <= <sum:b>', '<sum:a>が<sum:b>以下である'],
  ['<sum:a> >= <sum:b>', '<sum:a>が<sum:b>以上である'],
  ['<sum:a> in <sum:b>', '<sum:a>が<sum:b>にある'],
  ['<sum:a> not in <sum:b>', '<sum:a>が<sum:b>にない'],
  ['<sum:a> is <quality>', '<sum:a>が<quality>である'],
  ['<sum:a> is not <quality>', '<sum:a>が<quality>でない'],
  ['<sum:a> may <call>', '<sum:a>が<call>できる'],
  ['<sum:a> <name> <sum:b>', '<sum:a>が<sum:b>と<name>の関係にある'],
]

/** Before what it tells of, a condition begins with a value of which it is plain where that begins. */
const plainly = (template: string): string => template.replace('<sum:a>', '<simple:a>')

const wheres: readonly FormRow[] = [
  ...comparisons.map(([en, ja]): FormRow => ['where', plainly(en), plainly(ja)]),
  ['where', '<simple>', '<simple>である'],
  ['where', 'not <simple>', '<simple>でない'],
]

const conditions: readonly FormRow[] = [
  ['comp', '<sum>', '<sum>である'],
  ['comp', 'some <people>', '<people>がいる'],
  ['comp', 'no <people>', '<people>がいない'],
  ['comp', 'some <phrase>', '<phrase>がある'],
  ['comp', 'no <phrase>', '<phrase>がない'],
  ...comparisons.map(([en, ja]): FormRow => ['comp', en, ja]),
  ['quality', 'none', '無し'],
  ['quality', 'yes', 'はい'],
  ['quality', 'no', 'いいえ'],
  ['quality', '<number>', '値<number>'],
  ['quality', '<name>', '<name>'],
  ['neg', '(<pred> or <conj>)', '〔<pred>、または<conj>〕'],
  ['neg', '<comp>', '<comp>'],
  ['neg', 'not <sum>', '<sum>でない'],
  ['neg', 'not <neg>', '<neg>ことはない'],
  ['conj', '<neg>', '<neg>'],
  ['conj', '<conj> and <neg>', '<conj>、かつ<neg>'],
  ['pred', '<conj>', '<conj>'],
  ['pred', '<pred> or <conj>', '<pred>、または<conj>'],
  ['cond', '<case>', '<case>'],
  ['cond', '<either>', '<either>'],
  ['cond', '<pred>', '<pred>'],
  ['either', '<sum>', '<sum>'],
  ['either', '<either> or <sum>', '<either>または<sum>'],
  ...wheres,
  // Said so, it is plain where a condition begins.
  ...wheres.map(([rule, en, ja]): FormRow => [rule, en, `〔${ja}〕`]),
  ['where', '<pred>', '〔<pred>〕'],
]

/** Phrases of which the type is said by the form itself, since people and cards are spoken of and counted otherwise. */
const thingsCalled = (rule: string, en: string, ja: string): readonly FormRow[] => [
  [rule, `${en} <name>`, `${ja}<name>`],
  [rule, `${en} <name> in <place>`, `<place>にある${ja}<name>`],
  [rule, `${en} <name> where <where>`, `<where>${ja}<name>`],
  [rule, `${en} <name> in <place> where <where>`, `<place>のうち、<where>${ja}<name>`],
]

/** What things are meant: `card c in hand of p where …`. */
const phrases: readonly FormRow[] = [
  ...thingsCalled('people', 'player', 'プレイヤー'),
  ...thingsCalled('cards', 'card', 'カード'),
  ['head', '<name:t> <name:v>', '<name:t><name:v>'],
  ['head', '<name:t>', '<name:t>'],
  ['plain', '<head>', '<head>'],
  ['plain', '<head> in <place>', '<place>にある<head>'],
  ['plain', '<head> where <where>', '<where><head>'],
  ['plain', '<head> in <place> where <where>', '<place>のうち、<where><head>'],
  ['place', '<simple>', '<simple>'],
  ['place', '<number:a>..<number:b>', '<number:a>..<number:b>'],
  ['place', '<sum>', '〔<sum>〕'],
  ['phrase', '<plain>', '<plain>'],
  ['phrase', '<plain> sorted by <keys>', '<plain>（<keys>の順）'],
  ['keys', '<sum>', '<sum>'],
  ['keys', '<keys>, then <sum>', '<keys>、次に<sum>'],
]

/** What happens, as it is done and as it is spoken of. */
const events: readonly FormRow[] = [
  ['call', '<name>{ <sum:m>}{ <roles>}', '{<roles>}{<sum:m>を}<name>'],
  ['call', '<name> <sum:m> <roles:a>{ <roles:b>}', '{<roles:b>}<sum:m>を<roles:a><name>'],
  ...inRoles('role', 'roles', 'sum'),
  ['role', 'at <sum>', '<sum>において'],
  ['calls', '<call>', '<call>'],
  ['calls', '<calls>, <call>', '<calls>、<call>'],
  ['pattern', '<name>{ <meant:m>}{ <meant-roles>}', '{<meant-roles>}{<meant:m>を}<name>'],
  [
    'pattern',
    '<name> <meant:m> <meant-roles:a>{ <meant-roles:b>}',
    '{<meant-roles:b>}<meant:m>を<meant-roles:a><name>',
  ],
  ...inRoles('meant-role', 'meant-roles', 'meant'),
  ['meant', 'set of <plain>', '<plain>の組'],
  ['meant', 'the <bind>', 'その<bind>'],
  ['meant', '<bind>', '<bind>'],
  ['meant', '<sum>', '<sum>'],
  ['bind', '<name:t> <name:v>', '<name:t><name:v>'],
  ['bind', '<name:t> <name:v> in <place>', '<place>にある<name:t><name:v>'],
  ['bind', '<name:t> <name:v> where <where>', '<where><name:t><name:v>'],
  ['bind', '<name:t> <name:v> in <place> where <where>', '<place>のうち、<where><name:t><name:v>'],
  ['anyof', '<pattern>', '<pattern>'],
  ['anyof', '<anyof> or <pattern>', '<anyof>、または<pattern>'],
  ['names', '<name>', '<name>'],
  ['names', '<names>, <name>', '<names>、<name>'],
]

/** Values, conditions, phrases and events: what sentences are made of. */
export const partForms: readonly Form[] = [...values, ...conditions, ...phrases, ...events].map(formOf)
