import { sizesOf } from '../testing/sizes-of.ts'

/** The size of a race. */
export interface Sizes {
  /** Simultaneous purchases, and the units in stock. */
  readonly purchases: number
  readonly units: number
  readonly rounds: number
  /** Processes that share one PostgreSQL. */
  readonly processes: readonly number[]
  /** Attempts to use one coupon, and its limit. */
  readonly couponTries: number
  readonly couponLimit: number
  readonly giftCardTries: number
  /** Refunds of one order at once. */
  readonly refundTries: number
  /** Orders that get an invoice and a credit note, and how often the process that makes them is killed. */
  readonly invoices: number
  readonly invoiceKills: number
  /** People who send the same line at once. */
  readonly senders: number
  /** Purchases with a fifth of the answers lost. */
  readonly cutPurchases: number
  readonly kills: number
  /** Events to deliver, and how often a process that delivers is killed meanwhile. */
  readonly events: number
  readonly eventKills: number
  /** Events that each of some processes writes while all of them listen. */
  readonly liveEvents: number
  readonly liveProcesses: number
  /** Changes of a cart through one process after the other, each sent to streams of all of them. */
  readonly streamChanges: number
  /** Random walks of orders and gift cards, their steps, and the first seed. */
  readonly walks: number
  readonly walkSteps: number
  readonly walkSeed: number
  /** Longest time for one test, in milliseconds. */
  readonly timeout: number
}

const SHORT: Sizes = {
  ...{ purchases: 120, units: 20, rounds: 1, processes: [2] },
  ...{ couponTries: 400, couponLimit: 25, giftCardTries: 120, cutPurchases: 40, kills: 1, timeout: 300_000 },
  ...{ invoices: 12, invoiceKills: 1, senders: 20 },
  ...{ refundTries: 40, walks: 2, walkSteps: 60, walkSeed: 20_261_123 },
  ...{ events: 120, eventKills: 1, liveEvents: 60, liveProcesses: 2, streamChanges: 8 },
}

const FULL: Sizes = {
  ...{ purchases: 10_000, units: 1_000, rounds: 20, processes: [1, 4] },
  ...{ couponTries: 100_000, couponLimit: 1_000, giftCardTries: 20_000, cutPurchases: 10_000, kills: 200 },
  ...{ invoices: 2_000, invoiceKills: 50, senders: 1_000 },
  ...{ refundTries: 1_000, walks: 100, walkSteps: 200, walkSeed: 20_261_123 },
  ...{ events: 100_000, eventKills: 100, liveEvents: 3_000, liveProcesses: 4, streamChanges: 300 },
  timeout: 4 * 3_600_000,
}

/**
 * The sizes of this run: short in the normal suite, full in `npm run test:races`. The environment can set
 * single ones, such as `RACES_PURCHASES=1000 RACES_ROUNDS=2`.
 */
export const SIZES: Sizes = sizesOf('RACES', SHORT, FULL)
