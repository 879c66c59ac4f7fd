/** The default address of calls. */
export const DEFAULT_API_URL = 'https://www.wixapis.com'

/** Set by Node.js or a bundler. */
declare const process: { env: { NODE_ENV?: string } }

let hasWarned = false

/**
 * Decides where calls go: the given address, else `VITRINE_API_URL` of the global scope or the environment,
 * else the provider's host, with one warning in development.
 */
export const apiUrlOf = (given?: string): string => {
  const scope = globalThis as { VITRINE_API_URL?: string; process?: { env?: Record<string, string> } }
  const url = given || scope.VITRINE_API_URL || scope.process?.env?.VITRINE_API_URL
  if (url) return url.replace(/\/+$/, '')
  try {
    // Bundlers inline the value; where neither they nor Node.js did, there is no `process`.
    if (process.env.NODE_ENV !== 'production' && !hasWarned) {
      hasWarned = true
      console.warn(`Neither apiUrl nor VITRINE_API_URL is set: calls go to ${DEFAULT_API_URL}.`)
    }
  } catch {}
  return DEFAULT_API_URL
}
