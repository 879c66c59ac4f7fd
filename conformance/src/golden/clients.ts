import { ApiKeyStrategy, AppStrategy, createClient, OAuthStrategy, type Tokens } from '@vitrine/client'
import * as ecom from '@vitrine/client/ecom'
import * as identity from '@vitrine/client/identity'
import * as redirects from '@vitrine/client/redirects'
import * as stores from '@vitrine/client/stores'
import { clientId, type RecordedCall } from './recorded.ts'

const modules = { ...ecom, ...identity, ...redirects, ...stores }

const VISITOR: Tokens = {
  accessToken: { value: 'OauthNG.JWS.visitor-access', expiresAt: 1741602600 },
  refreshToken: { value: 'visitor-refresh-1', role: 'visitor' },
}

const APP = {
  appId: 'a1b2c3d4-0000-4000-8000-000000000001',
  appSecret: 'app-secret',
}

/** The client of a recorded call. The recorded packages retry nothing, so ours doesn't either here. */
export const clientOf = (
  { client: name, setup = {}, publicKey }: RecordedCall,
  fetch: typeof globalThis.fetch,
) => {
  const apiUrl = name.startsWith('customHost') ? 'https://api.junipershop.test' : 'https://www.wixapis.com'
  const { headers, tokenRequestOptions } = setup
  const options = { apiUrl, fetch, headers, retries: 0, modules }
  const tokens = name === 'oauthNoTokens' ? undefined : ((setup.tokens as Tokens | undefined) ?? VISITOR)
  if (name === 'apiKey') {
    const siteId = '7c9a2d0e-93a3-4a1f-8a64-5f0a6f0f2b10'
    return createClient({ ...options, auth: ApiKeyStrategy({ apiKey: 'IST.test-api-key', siteId }) })
  }
  if (name === 'app') {
    const grant = setup.app ?? { instanceId: 'b1b2c3d4-0000-4000-8000-000000000002' }
    return createClient({ ...options, auth: AppStrategy({ ...APP, ...grant }) })
  }
  if (name.startsWith('AppStrategy'))
    return createClient({ ...options, auth: AppStrategy({ ...APP, publicKey: publicKey ?? undefined }) })
  if (name === 'none') return createClient(options)
  return createClient({ ...options, auth: OAuthStrategy({ clientId, tokens, tokenRequestOptions }) })
}
