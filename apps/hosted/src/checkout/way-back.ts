import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { parse, read, write } from './tab-storage.ts'
import { isUnderWay } from './use-waiting.ts'

/** The shop of a checkout that can't be opened any more. It names no one, so it stays after a logout. */
export interface WayBack extends Pick<HostedCheckout, 'id' | 'brand' | 'links'> {
  /** Whether it was ordered or being paid when this tab last saw it: ordering again may be a mistake. */
  readonly isOrdered: boolean
}

const KEY = 'way-back'

/** Remembers where this tab's checkout leads back to. */
export const keepWayBack = (checkout: HostedCheckout): void => {
  const { id, brand, links, order } = checkout
  const way: WayBack = { id, brand, links, isOrdered: order !== undefined || isUnderWay(checkout) }
  write(KEY, JSON.stringify(way))
}

/** Returns where this page's checkout leads back to; undefined if this tab never showed it. */
export const readWayBack = (): WayBack | undefined => {
  const way = parse(read(KEY), isWayBack)
  return way && location.pathname.includes(way.id) ? way : undefined
}

const isWayBack = (value: unknown): value is WayBack =>
  typeof value === 'object' && value !== null && 'id' in value && 'brand' in value && 'links' in value
