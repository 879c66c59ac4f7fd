const TAGS = /(?:W\/)?"([^"]*)"/g

/** Reads the tags of a conditional request; undefined without a condition, `*` for any. */
export const tagsOf = (header: string | undefined): readonly string[] | '*' | undefined => {
  if (header === undefined) return undefined
  return header.trim() === '*' ? '*' : [...header.matchAll(TAGS)].map(([, tag = '']) => tag)
}

/**
 * Returns whether the caller already has the version a tag identifies.
 *
 * @param ifNoneMatch - the header of that name (RFC 9110, section 13.1.2)
 */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean => {
  const tags = tagsOf(ifNoneMatch)
  return tags === '*' || (tags?.includes(tag.slice(1, -1)) ?? false)
}

/** Headers of a response that may be stored but must be revalidated each time. */
export const taggedHeaders = (tag: string, vary: string): Record<string, string> => ({
  etag: `"${tag}"`,
  vary,
  'cache-control': 'private, no-cache',
})
