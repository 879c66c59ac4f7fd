import { createRedirectSession, signOn } from '@vitrine/contract/operations'
import { openShop, type Shop, type ShopOptions } from '@vitrine/platform/testing'

/** A shop that standard OAuth clients find by its address only. */
export interface OauthShop extends AsyncDisposable {
  readonly shop: Shop
  /** The platform's own name for its address. */
  readonly issuer: URL
  readonly redirectUri: string
  /**
   * Sends a person the shop's server has just signed on to an authorize address, and returns where they end
   * up.
   */
  comeBack(authorizeUrl: URL): Promise<URL>
}

export const openOauthShop = async (options: ShopOptions = {}): Promise<OauthShop> => {
  const shop = await openShop(options)
  const visitor = await shop.visitor()
  const { redirectSession } = await visitor.call(createRedirectSession, {
    auth: { authRequest: { clientId: shop.clientId } },
  })
  const issuer = new URL('/', redirectSession?.fullUrl)
  const key = (await shop.app(['members:manage'])).authorization
  const server = shop.caller(`${visitor.authorization},${key}`)
  let members = 0
  return {
    ...{ shop, issuer, redirectUri: `${shop.site.storefrontUrl}/callback` },
    comeBack: async (authorizeUrl) => {
      const { sessionToken } = await server.call(signOn, {
        loginId: { email: `ada${++members}@example.com` },
        profile: { firstName: 'Ada', lastName: 'Lovelace' },
      })
      authorizeUrl.searchParams.set('sessionToken', String(sessionToken))
      const response = await fetch(authorizeUrl, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? 'none:')
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
