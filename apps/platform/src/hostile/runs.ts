import type { Parameters } from 'fast-check'

const whole = (text: string | undefined, fallback: number): number =>
  Number.parseInt(text ?? '', 10) || fallback

/** What the random tests start from; a failure is repeated under the same seed. */
export const SEED = whole(process.env.HOSTILE_SEED, 20_261_120)

const FACTOR = whole(process.env.HOSTILE_RUNS, 1)

/**
 * Says how often a property is tried: so often in `npm test`, and a multiple of it in long runs.
 *
 * @example HOSTILE_RUNS=100 HOSTILE_SEED=7 npx vitest run apps/platform/src/hostile
 */
export const runs = <T>(count: number): Parameters<T> => ({ seed: SEED, numRuns: count * FACTOR })

/** How long a test with properties may take. */
export const PATIENCE_MS = 60_000 * FACTOR
