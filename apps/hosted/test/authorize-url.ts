import { createHash } from 'node:crypto'
import type { Shop } from '@vitrine/platform/testing'
import { STOREFRONT } from './open-checkouts.ts'

/** The host name that a platform uses for itself, for its cookies. */
export const platformUrlOf = (shop: Shop): string => shop.url.replace('127.0.0.1', 'localhost')

/** The address that a storefront sends people to. */
export const authorizeUrl = (shop: Shop, more: Readonly<Record<string, string>> = {}): string =>
  `${platformUrlOf(shop)}/oauth2/authorize?${new URLSearchParams({
    ...{ client_id: shop.clientId, redirect_uri: `${STOREFRONT}/callback`, response_type: 'code' },
    code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
    ...{ code_challenge_method: 'S256', state: 'mine', ...more },
  })}`
