import { createHash } from 'node:crypto'
import { taggedHeaders, tagsOf } from '../../../floor/http/pages/entity-tag.ts'

/** Tells caches what the catalog's answers depend on besides the address: who asks, and in which currency. */
const VARY = 'Authorization, X-Vitrine-Currency'

/**
 * Gives the headers of an answer about one product or collection. Its tag begins with the stamp, by which it can be
 * written, and goes on with what else the answer depends on.
 *
 * @see RFC 9110, section 8.8.3
 */
export const tagged = (stamp: string, form: string): Record<string, string> => {
  const digest = createHash('sha256').update(form).digest('base64url').slice(0, 12)
  return taggedHeaders(`${stamp}-${digest}`, VARY)
}

/**
 * Tells, out of `If-Match`, whether a caller still means what has a certain stamp. The stamp stands at the beginning
 * of the entity tag that reads send, so a product read in any currency can be written.
 *
 * @returns undefined for a caller who names no condition
 * @see RFC 9110, section 13.1.1
 */
export const fitsOf = (ifMatch: string | undefined): ((stamp: string) => boolean) | undefined => {
  const tags = tagsOf(ifMatch)
  if (tags === undefined) return undefined
  if (tags === '*') return () => true
  const stamps = new Set(tags.map((tag) => tag.split('-')[0]))
  return (stamp) => stamps.has(stamp)
}
