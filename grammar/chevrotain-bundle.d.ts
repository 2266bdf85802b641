declare module '*/node_modules/chevrotain/lib/chevrotain.mjs' {
  export * from 'chevrotain'
}
