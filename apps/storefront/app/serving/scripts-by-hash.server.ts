import { createHash } from 'node:crypto'

const POLICY = 'Content-Security-Policy'

/**
 * Replaces a page's script nonces by hashes, because a cache shows the same page to many: everyone who has
 * seen it would know a nonce in it (CSP Level 3, section 8.2).
 * @returns the page without its nonce; undefined if it needs one
 */
export function scriptsByHash(page: string, headers: Headers): string | undefined {
  const policy = headers.get(POLICY) ?? ''
  const [source, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (source === undefined || nonce === undefined) return page
  const hashes = new Set<string>()
  for (const [, before = '', after = '', text = ''] of page.matchAll(SCRIPT(nonce)))
    if (!/\ssrc=/.test(before + after)) hashes.add(`'sha256-${digestOf(text)}'`)
  const without = page.replaceAll(` nonce="${nonce}"`, '')
  if (without.includes(nonce)) return undefined
  headers.set(POLICY, policy.replace(source, [...hashes].join(' ')))
  return without
}

/** Base64 contains characters with a meaning in regular expressions. */
const SCRIPT = (nonce: string) =>
  new RegExp(`<script\\b([^>]*) nonce="${nonce.replace(/[+/]/g, '\\$&')}"([^>]*)>([\\s\\S]*?)</script>`, 'g')

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')
