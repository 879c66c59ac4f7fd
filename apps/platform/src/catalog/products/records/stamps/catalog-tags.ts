import { createHash } from 'node:crypto'
import { taggedHeaders, tagsOf } from '../../../../floor/http/pages/entity-tag.ts'

/**
 * Tells caches what the catalog's responses depend on in addition to the address: caller, currency and
 * language.
 */
const VARY = 'Authorization, X-Vitrine-Currency, X-Wix-Currency, X-Wix-Linguist'

/**
 * Returns the headers of a response with one product or collection. Its tag starts with the stamp, which
 * conditional writes check, followed by what else the response depends on.
 *
 * @see RFC 9110, section 8.8.3
 */
export const tagged = (stamp: string, form: string): Record<string, string> => {
  const digest = createHash('sha256').update(form).digest('base64url').slice(0, 12)
  return taggedHeaders(`${stamp}-${digest}`, VARY)
}

/**
 * Returns a check, from `If-Match`, of whether the caller still has the version with a certain stamp. The
 * stamp is the start of the entity tag in reads, so a product read in any currency can be written.
 *
 * @returns undefined for a caller without a condition
 * @see RFC 9110, section 13.1.1
 */
export const fitsOf = (ifMatch: string | undefined): ((stamp: string) => boolean) | undefined => {
  const tags = tagsOf(ifMatch)
  if (tags === undefined) return undefined
  if (tags === '*') return () => true
  const stamps = new Set(tags.map((tag) => tag.split('-')[0]))
  return (stamp) => stamps.has(stamp)
}
