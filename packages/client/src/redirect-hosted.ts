import { pointHostedAt } from './hosted.ts'

/** Set by Node.js or a bundler. */
declare const process: { env?: { VITRINE_API_URL?: string } } | undefined

/**
 * The one startup import that moves an existing storefront: points the hosted platform's public packages at
 * `VITRINE_API_URL`, from the environment or a global variable set before.
 * @example node --import @vitrine/client/redirect-hosted server.js
 * @example
 * <script>globalThis.VITRINE_API_URL = 'https://api.shop.example'</script>
 * <script type="module">import '@vitrine/client/redirect-hosted'</script>
 */
const url: unknown =
  Reflect.get(globalThis, 'VITRINE_API_URL') ??
  (typeof process === 'undefined' ? undefined : process.env?.VITRINE_API_URL)
if (typeof url !== 'string' || !URL.canParse(url))
  throw new Error('Set VITRINE_API_URL to the URL of your platform, such as http://localhost:4000.')
pointHostedAt(url)
