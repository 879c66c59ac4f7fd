import { createHash } from 'node:crypto'

/** What products share by name, and by content. Catalog V1 has no ids for them. */
export type SharedKind = 'option' | 'modifier' | 'brand' | 'ribbon' | 'section'

/**
 * Derives the id of something that products name: the same name has the same id everywhere in a shop, without
 * a row to look up.
 *
 * @see RFC 9562, section 5.8
 */
export const sharedId = (siteId: string, kind: SharedKind, ...names: readonly string[]): string =>
  guidOf([siteId, kind, ...names])

/** Derives the id of an option's or modifier's choice. */
export const choiceId = (parentId: string, name: string): string => guidOf([parentId, name])

const guidOf = (parts: readonly string[]): string => {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = '89ab'[Number.parseInt(digest[16] ?? '0', 16) % 4]
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
