import type { TokenInfoResponse } from '@vitrine/contract'
import { allChecked } from '../http/checked.ts'
import { CommerceError, refuse } from '../http/error.ts'
import { requestLine } from '../http/request-line.ts'
import { createTransport, type TransportOptions } from '../http/transport.ts'
import { createReceiver, decodeToken } from '../webhooks/receive.ts'
import type { AuthStrategy } from './strategy.ts'
import { nowInSeconds } from './tokens.ts'

/** An app's credentials for one site. */
export interface AppOptions extends Pick<TransportOptions, 'apiUrl' | 'fetch'> {
  appId: string
  appSecret?: string
  /** The app's key for webhooks: PEM, or base64 of it. */
  publicKey?: string
  /** The installation that the app acts for. */
  instanceId?: string
  /** From the installation's callback; replaced every time it is used. */
  refreshToken?: string
  /** From a page of the app; exchanged for a token that the app may keep. */
  accessToken?: string
}

/** A server that acts for an installed app. */
export interface AppStrategy extends AuthStrategy {
  /** Returns the token for the next call. Pass a token that the platform refused to get another. */
  getAuthHeaders(refused?: string): Promise<{ headers: { Authorization: string } }>
  /** Returns the address where a merchant installs the app. */
  getInstallUrl(options: { redirectUrl: string; state?: string; token?: string }): string
  /**
   * Handles the merchant's return from the installation.
   * @throws {CommerceError} when code, instance or state don't match
   */
  handleOAuthCallback(
    url: string,
    options?: { state: string },
  ): Promise<{ instanceId: string; accessToken: string; refreshToken: string }>
  /** Returns a strategy with the app's own rights instead of the access token's. */
  elevated(): Promise<AppStrategy>
  /** Looks up who the token belongs to. */
  getTokenInfo(): Promise<TokenInfoResponse>
  /**
   * Verifies a message signed by the platform.
   * @param verifyCallerClaims - whether the message must name the platform as issuer and this app as audience
   * @throws {CommerceError} with the specific code, such as `ERR_JWT_EXPIRED`,
   * `ERR_JWT_CLAIM_VALIDATION_FAILED`
   */
  decodeJWT(
    token: string,
    verifyCallerClaims?: boolean,
  ): Promise<{ decoded: { data: unknown }; valid: boolean }>
}

const INSTALLER = 'https://www.wix.com/installer/install'

/**
 * Calls as an app. For servers only.
 *
 * @throws {TypeError} without options
 * @example
 * const auth = AppStrategy({ appId, appSecret, publicKey, instanceId })
 */
export function AppStrategy(options: AppOptions): AppStrategy {
  const { appId, appSecret, publicKey, instanceId, accessToken } = options
  let transport = createTransport(options)
  let { refreshToken } = options
  let cached: { token: string; expiresAt: number } | undefined
  let flight: Promise<string> | undefined

  const exchange = async (path: string, grant: object) => {
    if (!appSecret)
      throw new CommerceError('App secret is required. Make sure to pass it to the AppStrategy', {
        code: 'MISSING_APP_SECRET',
      })
    try {
      const line = requestLine('POST', transport.apiUrl + path, grant)
      return await transport.send(line, {}, false, undefined, (answer) => {
        if (typeof answer.access_token === 'string') return answer as unknown as Granted
        throw TypeError('No token')
      })
    } catch (cause) {
      throw new CommerceError('something went wrong', { ...(cause as CommerceError), cause })
    }
  }

  const obtain = async () => {
    if (refreshToken) {
      const grant = {
        refresh_token: refreshToken,
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'refresh_token',
      }
      const tokens = await exchange('/oauth/access', grant)
      refreshToken = tokens.refresh_token ?? refreshToken
      return tokens
    }
    if (instanceId)
      return exchange('/oauth2/token', {
        instance_id: instanceId,
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'client_credentials',
      })
    if (accessToken)
      return exchange('/oauth2/token', {
        grant_type: 'strip_bound_session',
        client_secret: appSecret,
        access_token: accessToken,
      })
    throw new CommerceError(
      'Missing refresh token, instance ID or access token. Pass one of them to the AppStrategy',
      {
        code: 'MISSING_GRANT',
      },
    )
  }

  const renew = async () => {
    const { access_token, expires_in = 0 } = await obtain()
    cached = { token: access_token, expiresAt: nowInSeconds() + Number(expires_in) }
    return access_token
  }
  const token = async (refused?: string) => {
    if (cached && cached.token !== refused && cached.expiresAt > nowInSeconds()) return cached.token
    flight ??= renew().finally(() => {
      flight = undefined
    })
    return flight
  }
  const tokenInfo = async (given: string) =>
    (await transport.send(
      requestLine('POST', `${transport.apiUrl}/oauth2/token-info`, { token: given }),
    )) as unknown as TokenInfoResponse

  const strategy: AppStrategy = {
    connect(given) {
      if (!options.apiUrl && !options.fetch) transport = given
    },
    receive: (handlers) => createReceiver(publicKey, handlers),
    getAuthHeaders: async (refused) => ({ headers: { Authorization: await token(refused) } }),
    getActiveToken: () => accessToken ?? refreshToken,
    getInstallUrl({ redirectUrl, state, token }) {
      const query = new URLSearchParams({ redirectUrl, appId })
      if (state) query.set('state', state)
      if (token) query.set('token', token)
      return `${INSTALLER}?${query}`
    },
    async handleOAuthCallback(url, expected) {
      const { searchParams } = new URL(url)
      const [code, instance, state] = ['code', 'instanceId', 'state'].map((name) => searchParams.get(name))
      if (expected?.state && state !== expected.state)
        throw new CommerceError(
          `Invalid OAuth callback URL. Expected state to be "${expected.state}" but got "${state}"`,
          { code: 'INVALID_STATE' },
        )
      if (!code || !instance)
        throw new CommerceError('Invalid OAuth callback URL: code or instanceId is missing', {
          code: 'INVALID_CALLBACK',
        })
      const grant = { code, client_id: appId, client_secret: appSecret, grant_type: 'authorization_code' }
      const tokens = await exchange('/oauth/access', grant)
      refreshToken = tokens.refresh_token
      return { instanceId: instance, accessToken: tokens.access_token, refreshToken: refreshToken ?? '' }
    },
    async elevated() {
      const info = accessToken ? await tokenInfo(accessToken) : undefined
      if (!info?.instanceId || info.clientId !== appId)
        throw new CommerceError(`Elevation needs an access token of the app "${appId}"`, {
          code: 'INVALID_TOKEN',
        })
      const { instanceId } = info
      const app = AppStrategy({ ...options, accessToken: undefined, refreshToken: undefined, instanceId })
      app.connect?.(transport)
      return app
    },
    async getTokenInfo() {
      const given = refreshToken ?? accessToken
      if (!given) throw new CommerceError('Missing token to get info for', { code: 'MISSING_GRANT' })
      return tokenInfo(given)
    },
    async decodeJWT(token, verifyCallerClaims) {
      const { data, iss, aud } = await decodeToken(token, publicKey)
      const refuseClaim = (claim: string) =>
        refuse(`unexpected "${claim}" claim value`, 'ERR_JWT_CLAIM_VALIDATION_FAILED')
      if (verifyCallerClaims && iss !== 'wix.com') refuseClaim('iss')
      if (verifyCallerClaims && ![aud].flat().includes(appId)) refuseClaim('aud')
      return { decoded: { data }, valid: true }
    },
  }
  return allChecked(strategy, CommerceError)
}

interface Granted {
  access_token: string
  refresh_token?: string
  expires_in?: number
}
