// The package's entry point loads some 700 modules one by one, which costs every start of the program about two
// seconds under tsx. The same package brings all of it in one file, which its `exports` do not name.
export {
  createSyntaxDiagramsCode,
  createToken,
  createTokenInstance,
  EmbeddedActionsParser,
  EOF,
  Lexer,
  tokenMatcher,
} from '../node_modules/chevrotain/lib/chevrotain.mjs'
