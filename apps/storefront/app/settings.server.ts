const read = (name: string, fallback: string) => process.env[name] || fallback

/** Reads an address and returns its origin, which paths are appended to. */
function origin(name: string, fallback: string): string {
  const text = read(name, fallback)
  if (!URL.canParse(text)) throw new Error(`${name} is not a valid address: '${text}'`)
  return new URL(text).origin
}

function seconds(name: string, fallback: number): number {
  const value = Number(read(name, String(fallback)))
  if (Number.isFinite(value) && value >= 0 && value <= 3600) return value
  throw new Error(`${name} must be a number of seconds from 0 to 3600, but is '${process.env[name]}'.`)
}

const platformUrl = origin('PLATFORM_URL', 'http://localhost:4000')

/** The shop's settings from the environment. `server.js` reads STOREFRONT_PORT. */
export const settings = {
  platformUrl,
  /** The origin of pictures, videos and documents. */
  mediaUrl: origin('MEDIA_URL', platformUrl),
  /** The shop's own public address, for canonical links. */
  storefrontUrl: origin('STOREFRONT_URL', 'http://localhost:3000'),
  /** The OAuth client of this shop's visitors; the demo shop's by default. */
  clientId: read('CLIENT_ID', '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'),
  /**
   * How long pages may show the catalog as it was read before: half of it in the platform's answers, half in
   * whole pages. 0 reads it for every page.
   */
  keepCatalogSeconds: seconds('KEEP_CATALOG_SECONDS', 3),
  isProduction: process.env.MODE === 'production',
}
