const read = (name: string, fallback: string) => process.env[name] || fallback

/** Reads an address and gives its origin, with which paths are put together. */
function origin(name: string, fallback: string): string {
  const text = read(name, fallback)
  if (!URL.canParse(text)) throw new Error(`${name} is '${text}', which is no address`)
  return new URL(text).origin
}

const platformUrl = origin('PLATFORM_URL', 'http://localhost:4000')

/** The settings of the shop, from the environment. STOREFRONT_PORT is read by `server.js`. */
export const settings = {
  platformUrl,
  /** Where pictures, films and papers come from. */
  mediaUrl: origin('MEDIA_URL', platformUrl),
  /** The shop's own public address, for canonical links. */
  storefrontUrl: origin('STOREFRONT_URL', 'http://localhost:3000'),
  /** The OAuth client that visitors are visitors of; the demo shop's by default. */
  clientId: read('CLIENT_ID', '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'),
  isProduction: process.env.MODE === 'production',
}
