import type { Parameters } from 'fast-check'

const whole = (text: string | undefined, fallback: number): number =>
  Number.parseInt(text ?? '', 10) || fallback

/** The seed of the random tests; the same seed repeats a failure. */
export const SEED = whole(process.env.HOSTILE_SEED, 20_261_120)

const FACTOR = whole(process.env.HOSTILE_RUNS, 1)

/**
 * Returns how often to run a property: this often in `npm test`, and a multiple in long runs.
 * @example HOSTILE_RUNS=100 HOSTILE_SEED=7 npx vitest run apps/platform/src/hostile
 */
export const runs = <T>(count: number): Parameters<T> => ({ seed: SEED, numRuns: count * FACTOR })

/** How long a test with properties may take. */
export const PATIENCE_MS = 60_000 * FACTOR
