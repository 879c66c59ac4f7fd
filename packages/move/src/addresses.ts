/** Where a moved storefront finds its platform. */
export interface Addresses {
  /** The platform's origin. */
  readonly apiUrl: string
  /** The origin of pictures and files. */
  readonly mediaUrl: string
  /** The storefront's client; undefined when it keeps the one it has. */
  readonly clientId: string | undefined
}

/** The environment of a storefront that runs or is built. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads where the platform is: `VITRINE_API_URL`, `VITRINE_CLIENT_ID`, and `VITRINE_MEDIA_URL` for a platform
 * whose `MEDIA_URL` is set.
 * @throws {Error} when an address is missing or isn't one
 * @example addressesIn({ VITRINE_API_URL: 'https://api.shop.example' }).mediaUrl // 'https://api.shop.example'
 */
export const addressesIn = (env: Environment): Addresses => {
  const apiUrl = originIn(env, 'VITRINE_API_URL')
  if (!apiUrl)
    throw new Error(
      'Set VITRINE_API_URL to the URL of your platform, such as http://localhost:4000. ' +
        'Without it, this storefront would call the hosted platform.',
    )
  const clientId = env.VITRINE_CLIENT_ID?.trim() || undefined
  return { apiUrl, mediaUrl: originIn(env, 'VITRINE_MEDIA_URL') ?? apiUrl, clientId }
}

const originIn = (env: Environment, name: string): string | undefined => {
  const text = env[name]?.trim()
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${name} must be an origin such as http://localhost:4000, but is '${text}'.`)
  return url.origin
}
