// Who may import whom: the rooms of the README and of compiler/README.md, enforced.

/** The rooms of the compiler in the order in which rules go through them: none imports what comes after it. */
const ROOMS =
  'syntax game program flow analyse elaborate instrument interpret aim equivalence checks lower simplify typescript emit link diff'.split(
    ' ',
  )
const inOrder = ROOMS.slice(0, -1).map((room, i) => ({
  name: `${room}-comes-before`,
  severity: 'error',
  from: { path: `^compiler/${room}/` },
  to: { path: `^compiler/(${ROOMS.slice(i + 1).join('|')})/` },
}))

/** Rooms that see nothing of others before them. */
const apart = (room, others) => ({
  name: `${room}-stands-apart`,
  severity: 'error',
  from: { path: `^compiler/${room}/` },
  to: { path: `^compiler/(${others.join('|')})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'One circle is meant: to elaborate an expression is to elaborate blocks and patterns, which hold expressions. Its spine ' +
        'is elaborate/expressions/expr.ts.',
      severity: 'error',
      from: { pathNot: '^compiler/elaborate/' },
      to: { circular: true },
    },
    {
      name: 'elaboration-is-the-one-circle',
      severity: 'error',
      from: { path: '^compiler/elaborate/' },
      to: { circular: true, via: { pathNot: '^compiler/elaborate/' } },
    },
    {
      name: 'product-needs-no-tests',
      severity: 'error',
      from: { path: '^(grammar|compiler|runtime|cli)/' },
      to: { path: '^test/|^bench/' },
    },
    {
      name: 'grammar-stands-alone',
      severity: 'error',
      from: { path: '^grammar/' },
      to: { path: '^(compiler|runtime|cli|generated)/' },
    },
    {
      name: 'compiler-is-pure',
      severity: 'error',
      from: { path: '^compiler/' },
      to: { path: '^(runtime|cli|generated)/|^node:(fs|child_process|worker_threads|http|net)' },
    },
    ...inOrder,
    {
      name: 'one-place-decides-of-which-class-a-change-is',
      comment: 'A comparison knows nothing of proofs: ask compiler/changes-between.ts.',
      severity: 'error',
      from: { path: '^(cli|studio|language|library|bench)/' },
      to: { path: '^compiler/diff/compare-games\\.ts$' },
    },
    apart('(checks|instrument)', ['elaborate']),
    apart('(emit|link)', ['elaborate', 'checks', 'instrument', 'interpret']),
    apart('diff', ROOMS.slice(2, -1)),
    {
      name: 'meaning-shares-nothing-with-emission',
      comment: 'What is held beside engines to find their faults must not have the same ones.',
      severity: 'error',
      from: { path: '^compiler/interpret/' },
      to: { path: '^compiler/(elaborate|checks|instrument|flow)/' },
    },
    {
      name: 'typescript-knows-no-rules',
      severity: 'error',
      from: { path: '^compiler/typescript/' },
      to: { path: '^(compiler|grammar)/', pathNot: '^compiler/typescript/' },
    },
    {
      name: 'flow-is-only-a-form',
      comment: 'A graph knows neither what makes it, nor what changes it, nor what is written of it.',
      severity: 'error',
      from: { path: '^compiler/flow/' },
      to: { path: '^compiler/(lower|simplify|emit|typescript|interpret)/' },
    },
    {
      name: 'lowering-and-passes-know-only-graphs',
      severity: 'error',
      from: { path: '^compiler/(lower|simplify)/' },
      to: { path: '^compiler/(emit|typescript|interpret)/' },
    },
    {
      name: 'lowering-and-passes-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^compiler/(lower|simplify)/' },
      to: { path: '^compiler/(lower|simplify)/', pathNot: '^compiler/$1/' },
    },
    {
      name: 'runtime-knows-no-language',
      severity: 'error',
      from: { path: '^runtime/' },
      to: { path: '^(grammar|compiler|cli|generated)/' },
    },
    {
      name: 'what-engines-stand-on-knows-no-hosts',
      comment: 'Rules are carried out, told and explained without a match, a record or an example around them.',
      severity: 'error',
      from: { path: '^runtime/(kernel|rounds|trials|told|secrets|words|reasons)/' },
      to: { path: '^runtime/(records|match|example|queries|bots|simulate|report|env|diff)/' },
    },
    {
      name: 'language-service-is-pure',
      severity: 'error',
      from: { path: '^language/', pathNot: '^language/server/' },
      to: { path: '^(runtime|cli|studio|generated)/|^language/server/|^node:|vscode-' },
    },
    {
      name: 'language-server-runs-anywhere',
      comment: 'On a disk as in a page: what is different there stands in cli/lsp/ and library/language-server/.',
      severity: 'error',
      from: { path: '^language/server/' },
      to: { path: '^(runtime|cli|studio|generated)/|^node:|vscode-languageserver/lib/(node|browser)/' },
    },
    {
      name: 'nobody-needs-the-studio',
      comment: 'Who serves tables tells their page what is printed on the cards.',
      severity: 'error',
      from: { path: '^(grammar|compiler|runtime|cli|generated|library)/', pathNot: '^cli/host/' },
      to: { path: '^studio/' },
    },
    {
      name: 'a-host-makes-sheets',
      severity: 'error',
      from: { path: '^cli/host/' },
      to: { path: '^studio/', pathNot: '^studio/play/(make|game)-sheet\\.ts$|^studio/worker/written-sheet\\.ts$' },
    },
    {
      name: 'extension-asks-the-program',
      comment: 'What it knows of rules it hears from the program of the folder, which may be of another version.',
      severity: 'error',
      from: { path: '^editors/vscode/src/' },
      to: { path: '^(grammar|compiler|language|runtime|cli|generated)/', pathNot: '^grammar/declared-name\\.ts$' },
    },
    {
      name: 'nobody-needs-editors',
      severity: 'error',
      from: { path: '^(grammar|compiler|language|runtime|cli|generated|library|studio)/' },
      to: { path: '^editors/' },
    },
    {
      name: 'the-page-only-asks',
      comment:
        'What compiles and plays is in the worker; the page has no more of it than types and what words it prints.',
      severity: 'error',
      from: { path: '^studio/(page|table|text|share|skein|protocol)/' },
      to: {
        path: '^(compiler|grammar)/|^studio/worker/',
        // The worker by its address, how a file begins that declares a game, and of which language a link is.
        pathNot: '^studio/worker/main\\.ts$|^grammar/(declared-name|language-version)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'play-does-not-compile',
      severity: 'error',
      from: { path: '^studio/play/' },
      to: { path: '^(compiler|grammar|cli)/|^studio/(worker|page|text)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^studio/dist/|^editors/vscode/(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
