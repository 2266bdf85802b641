import type * as Chevrotain from 'chevrotain'

// The package's entry point loads some 700 modules one by one, which costs every start of the program about two
// seconds under tsx. The same package brings all of it in one file, which its `exports` do not name.
const bundle = new URL('../node_modules/chevrotain/lib/chevrotain.mjs', import.meta.url)
const chevrotain: typeof Chevrotain = await import(bundle.href)

export const {
  createSyntaxDiagramsCode, createToken, createTokenInstance, EmbeddedActionsParser, EOF, Lexer, tokenMatcher,
} = chevrotain
