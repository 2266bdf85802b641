#!/usr/bin/env bash
# The whole proof, in the order in which a failure is cheapest to read: types, freshness of generated code, the worked
# examples, then the tests.
set -euo pipefail
cd "$(dirname "$0")/.."
npx tsc --noEmit -p tsconfig.json
npx depcruise --config .dependency-cruiser.cjs grammar compiler runtime cli
node --import tsx cli/main.ts format --check rules
node --import tsx cli/main.ts build --check
node --import tsx cli/main.ts test
npx vitest run
