/** The schemes that a link may have; the platform removes all others. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

/** Returns whether the platform keeps a link to this address. */
export const isLinkAddress = (href: string): boolean => {
  try {
    return SCHEMES.includes(new URL(href, 'https://shop.example').protocol)
  } catch {
    return false
  }
}

/**
 * Completes an address as people type it; undefined if no link can go there.
 *
 * @example addressOf('example.com/care') // 'https://example.com/care'
 */
export const addressOf = (typed: string): string | undefined => {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return undefined
  if (/^[/#?]/.test(text)) return text.startsWith('//') ? undefined : text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  if (/^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(text)) return isLinkAddress(text) ? text : undefined
  return /^[^/?#]+\.[^/?#.]{2,}/.test(text) ? `https://${text}` : undefined
}
