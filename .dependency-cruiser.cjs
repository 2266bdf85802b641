// Who may import whom: the rooms of the README, enforced.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'product-needs-no-tests', severity: 'error', from: { path: '^(grammar|compiler|runtime|cli)/' }, to: { path: '^test/|^bench/' } },
    { name: 'grammar-stands-alone', severity: 'error', from: { path: '^grammar/', pathNot: '^grammar/railroad' }, to: { path: '^(runtime|cli|generated)/' } },
    { name: 'compiler-is-pure', severity: 'error', from: { path: '^compiler/' }, to: { path: '^(runtime|cli|generated)/|^node:(fs|child_process|worker_threads|http|net)' } },
    { name: 'runtime-knows-no-language', severity: 'error', from: { path: '^runtime/' }, to: { path: '^(grammar|compiler|cli|generated)/' } },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.json' } },
}
