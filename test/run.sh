#!/usr/bin/env bash
# The whole proof, in the order in which a failure is cheapest to read: types under both compilers, who imports whom,
# freshness of generated code, the worked examples, then the tests.
set -euo pipefail
cd "$(dirname "$0")/.."
node node_modules/typescript/bin/tsc --noEmit -p tsconfig.json
node node_modules/typescript-native/bin/tsc --noEmit -p tsconfig.json
npx depcruise --config .dependency-cruiser.cjs grammar compiler runtime cli
node cli/bin.js format --check rules
node cli/bin.js build --check
node cli/bin.js test
npx vitest run
