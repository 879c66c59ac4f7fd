import { sizesOf } from '../testing/sizes-of.ts'

/** How much an attacker tries. */
interface Sizes {
  /** Altered redirect addresses per registered one. */
  readonly addresses: number
  /** Codes used twice at once, and session tokens likewise. */
  readonly codes: number
  readonly sessionTokens: number
  /** Verifiers of other challenges. */
  readonly verifiers: number
  /** Renewals with replays among them, and lost answers. */
  readonly renewals: number
  readonly lostAnswers: number
  /** Stories of an owner with and without a thief who has one of their refresh tokens. */
  readonly thefts: number
  readonly alteredTokens: number
  readonly codeGuesses: number
  /** How long someone guesses a password, by the platform's clock. */
  readonly guessHours: number
  /** Pairs of a known and an unknown address whose answers are timed; 0 skips the timing. */
  readonly pairs: number
  readonly merges: number
  /** Fields that registrations try to gain rights with, one at a time. */
  readonly raises: number
  /** Members who forget their password, and members who change it. */
  readonly resets: number
  readonly anonymousGrants: number
  /** Random queries to both engines, in addition to every operator on every field. */
  readonly queries: number
  /** Each field is tested with every nth operator. */
  readonly everyOperator: number
  /** Longest time for one test, in milliseconds. */
  readonly timeout: number
}

const SHORT: Sizes = {
  ...{
    addresses: 200,
    codes: 6,
    sessionTokens: 6,
    verifiers: 1_000,
    renewals: 100,
    lostAnswers: 8,
    thefts: 20,
  },
  ...{ alteredTokens: 300, codeGuesses: 60, guessHours: 2, pairs: 0, merges: 3, raises: 12, resets: 2 },
  ...{ anonymousGrants: 100, queries: 300, everyOperator: 4, timeout: 120_000 },
}

const FULL: Sizes = {
  ...{ addresses: 200, codes: 1_000, sessionTokens: 1_000, verifiers: 10_000, renewals: 10_000 },
  ...{
    lostAnswers: 1_000,
    thefts: 1_000,
    alteredTokens: 300,
    codeGuesses: 10_000,
    guessHours: 26,
    pairs: 5_000,
  },
  ...{
    merges: 200,
    raises: 1_000,
    resets: 200,
    anonymousGrants: 1_000_000,
    queries: 100_000,
    everyOperator: 1,
    timeout: 4 * 3_600_000,
  },
}

/**
 * The sizes of this run: short in the normal suite, full in `npm run test:security`. The environment can set
 * single ones, such as `SECURITY_CODES=100`.
 */
export const SIZES: Sizes = sizesOf('SECURITY', SHORT, FULL)
