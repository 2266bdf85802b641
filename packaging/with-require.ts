/** Stands above bundles for Node: CommonJS packages in them ask for modules of Node by `require`. */
export const withRequire = `import { createRequire as $createRequire } from 'node:module'
const require = $createRequire(import.meta.url)`
