/** Runs if it ever becomes code: the process that plays the game then ends without its report. */
const attack = 'process.exit(1)'

/** Words that end, open or escape something in TypeScript. */
export const breaking: readonly string[] = [
  `a"b`, `a'b`, '`', `\${${attack}}`, `\`\${${attack}}\``, `"+${attack}+"`, `';${attack};'`, `*/ ${attack} /*`, `*/${attack}//`, `]};${attack};({[`, `//`, '<!--', '-->',
  '</script>', '\\', `\\"`, `\\\\";${attack}//`, `\u2028${attack}//`, `\u2029${attack}//`, `a\u0085${attack}`, '$&', "$'$`", '$1', '#!', '@ts-nocheck', '@ts-ignore', ' ', '7', '7-8',
]

/** Words that turn the reading direction, do not show, or are no whole characters. */
export const unseen: readonly string[] = ['\u202eabc', 'a\u2066b\u2069', 'a\u200fb', 'a\u061cb', 'a\u200db', '\ufeff', '\u0000', '\u001b[31m', '\ud800', 'a\udc00', '\u{e0041}']

/** Words that mean something to JavaScript, to its objects or to what is generated. */
export const taken: readonly string[] = [
  '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'class', 'await', 'async', 'arguments', 'eval', 'default', 'new', 'void', 'typeof', 'delete',
  'static', 'yield', 'enum', 'undefined', 'NaN', 'Infinity', 'process', 'globalThis', 'Object', 'Array', 'Number', 'Math', 'String', 'Error', 'Record', 'require', 'module', 'exports',
  's', 'f', 't', 'it', 'out', 'rest', 'code', 'kept', 'event', 'args', 'legal', 'frames', 'frame', 'pc', 'proc', 'answer', 'zones', 'zone', 'def', 'shown', 'ask', 'asked', 'over', 'log', 'random',
  'dry', 'failed', 'reasons', 'seat', 'seats', 'only', 'site', 'optional', 'definition', 'State', 'Frame', 'BaseState', 'Engine', 'NONE', 'CHANCE', 'EVENT', 'PROC', 'CARD', 'step', 'program', 'engine', 'info',
  'move-frame', 'play-frame', 'do-turn', 'step-turn', 'can-play', 'is-bright', 'worth-of', 'Options', 'gameMove', 'CardName', 'example1', 'list1', 'next2', 'number', 'string', 'boolean',
  'next-card', 'fitting', 'goes-round', 'note-event', 'is-told-next', 'KINDS', 'Captured', 'Choice', 'GameInfo', 'CompiledExample',
]
