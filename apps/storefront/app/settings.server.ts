const read = (name: string, fallback: string) => process.env[name] || fallback

/** Reads an address and returns its origin, which paths are appended to. */
function origin(name: string, fallback: string): string {
  const text = read(name, fallback)
  if (!URL.canParse(text)) throw new Error(`${name} is not a valid address: '${text}'`)
  return new URL(text).origin
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
  isProduction: process.env.MODE === 'production',
}
