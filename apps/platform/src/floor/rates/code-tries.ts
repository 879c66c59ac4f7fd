import { isMerchantSide, type KnownActor, principalOf } from '../callers/actor.ts'
import { isPrivateNetwork, networkOf } from '../callers/network.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { Failure, fail } from '../failure.ts'
import type { Incoming } from '../http/route.ts'
import { createRates, type Rate } from './rates.ts'

/** Who tries a coupon or gift card code, from what the server knows. */
export interface CodeTrier {
  readonly siteId: string
  /** From `principalOf`. */
  readonly principal: string
  /** The network address, or what `networkOf` returns for it. */
  readonly address: string
  /** Merchants and their apps know the codes anyway. */
  readonly isMerchant: boolean
}

export const trierOf = ({
  actor,
  address,
}: Pick<Incoming<unknown, KnownActor>, 'actor' | 'address'>): CodeTrier => ({
  siteId: actor.siteId,
  principal: principalOf(actor),
  address,
  isMerchant: isMerchantSide(actor),
})

/** Protects coupon and gift card codes from being guessed. */
export interface CodeTries {
  /**
   * Runs work that looks up typed codes, and counts the attempt if the shop has no such code. The attempt is
   * counted before the lookup and given back after a hit, so that a thousand at once get no more than the
   * limit.
   *
   * @param codes - the typed codes; without any, the work is not limited
   * @param isMiss - returns whether the result means that there is no such code, if no failure says so
   * @throws {Failure} TOO_MANY_REQUESTS with `retryAfterSeconds`; nothing was looked up
   */
  guard<T>(
    trier: CodeTrier | undefined,
    codes: readonly (string | null | undefined)[],
    work: () => Promise<T>,
    isMiss?: (answer: T) => boolean,
  ): Promise<T>
}

const HOUR_MS = 3_600_000

/**
 * Half of each may come at once. The shop's own server speaks for all shoppers, so it has the whole site's
 * budget.
 */
const ratesOf = ({ principal, address }: CodeTrier): readonly Rate[] => {
  const network = networkOf(address)
  return [
    { of: ['code-tries', principal], most: 20, windowMs: HOUR_MS },
    isPrivateNetwork(network)
      ? { of: ['code-tries', 'own servers'], most: 2000, windowMs: HOUR_MS }
      : { of: ['code-tries', 'network', network], most: 200, windowMs: HOUR_MS },
  ]
}

const MISSES: readonly string[] = [
  'ERROR_COUPON_DOES_NOT_EXIST',
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_CODE_INVALID',
]

export const createCodeTries = (database: Database, clock: Clock): CodeTries => {
  const rates = createRates(clock)

  /** Counts an attempt against all rates or none. */
  const begin = async ({ siteId }: CodeTrier, list: readonly Rate[]): Promise<void> => {
    const refused = await database.transaction(async (tx) => {
      for (const [index, rate] of list.entries()) {
        const full = await rates.count(tx, siteId, rate)
        if (!full) continue
        for (const counted of list.slice(0, index)) await rates.giveBack(tx, siteId, counted)
        return full
      }
      return undefined
    })
    if (refused) throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(refused.waitMs / 1000) })
  }
  const giveBack = ({ siteId }: CodeTrier, list: readonly Rate[]): Promise<void> =>
    database.transaction(async (tx) => {
      for (const rate of list) await rates.giveBack(tx, siteId, rate)
    })

  return {
    guard: async (trier, codes, work, isMiss = () => false) => {
      if (!trier || trier.isMerchant || !codes.some((code) => code?.trim())) return work()
      const list = ratesOf(trier)
      await begin(trier, list)
      let isCounted = false
      try {
        const answer = await work()
        isCounted = isMiss(answer)
        return answer
      } catch (error) {
        isCounted = error instanceof Failure && MISSES.includes(error.code)
        throw error
      } finally {
        if (!isCounted) await giveBack(trier, list)
      }
    },
  }
}

/** For installations without limits, such as development. */
export const UNLIMITED_CODE_TRIES: CodeTries = { guard: (_trier, _codes, work) => work() }
