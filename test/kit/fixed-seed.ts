import fc from 'fast-check'

/**
 * Properties try the same cases in every run, so that a red run means a change; `HOUSERULES_SEED=random` goes looking
 * for new ones.
 */
const seed = process.env['HOUSERULES_SEED'] ?? '20261121'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
