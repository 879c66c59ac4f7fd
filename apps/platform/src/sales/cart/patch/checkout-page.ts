import { isMerchantSide, type KnownActor } from '../../../floor/callers/actor.ts'
import type { Database } from '../../../floor/database/database.ts'
import { InvalidArgument, refuse } from '../../../floor/failure.ts'
import { followable, outsideOrigins } from '../../../people/redirects/callbacks.ts'
import { clientOriginsOf } from '../../../people/redirects/client-origins.ts'
import type { Call } from '../../../shop/calls/call.ts'

type Url = string | null | undefined

/**
 * Reads the address of a shop's own checkout page, with its placeholders. People are sent there: buyers may
 * name only pages of the client they shop with, and never get the token that completes a checkout.
 *
 * @param origins - registered by the calling client; not read for merchants and apps
 * @throws {InvalidArgument} FORMAT or FIELD_NOT_ALLOWED, naming the field
 */
export const checkoutPage = (
  actor: KnownActor,
  url: Url,
  field: string,
  origins: readonly string[] = [],
): Url => {
  if (!url) return url
  if (isMerchantSide(actor)) {
    if (!/^https?:\/\/\S+$/.test(url)) throw refuse(field, 'FORMAT', 'must start with http:// or https://')
    return url
  }
  if (url.includes('{completionToken}'))
    throw refuse(
      field,
      'FIELD_NOT_ALLOWED',
      'may contain {completionToken} only if a merchant or app sets it',
    )
  if (followable(url.replaceAll('{checkoutId}', 'id'), origins) === undefined)
    throw new InvalidArgument([outsideOrigins(field, origins)])
  return url
}

/** Finds the origins that a call's checkout page must be on; reads nothing if it names no page. */
export const checkoutOrigins = async (
  database: Database,
  call: Call<unknown>,
  ...urls: readonly Url[]
): Promise<readonly string[]> =>
  urls.some(Boolean) && !isMerchantSide(call.actor) ? (await clientOriginsOf(database, call)).origins : []
