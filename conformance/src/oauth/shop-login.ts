import { createRedirectSession, registerV2 } from '@vitrine/contract/operations'
import { openShop, type Shop } from '@vitrine/platform/testing'

/** A shop that standard OAuth clients find by its address alone. */
export interface OauthShop extends AsyncDisposable {
  readonly shop: Shop
  /** Where the platform is reached, as it calls itself. */
  readonly issuer: URL
  readonly redirectUri: string
  /** Leads a member who has just logged in in the shop's own form to an authorize address, and gives where they end. */
  comeBack(authorizeUrl: URL): Promise<URL>
}

export const openOauthShop = async (): Promise<OauthShop> => {
  const shop = await openShop()
  const visitor = await shop.visitor()
  const { redirectSession } = await visitor.call(createRedirectSession, {
    auth: { authRequest: { clientId: shop.clientId } },
  })
  const issuer = new URL('/', redirectSession?.fullUrl)
  let members = 0
  return {
    ...{ shop, issuer, redirectUri: `${shop.site.storefrontUrl}/callback` },
    comeBack: async (authorizeUrl) => {
      const { sessionToken } = await visitor.call(registerV2, {
        loginId: { email: `ada${++members}@example.com` },
        password: 'a long walk home',
        profile: { firstName: 'Ada', lastName: 'Lovelace' },
      })
      authorizeUrl.searchParams.set('sessionToken', String(sessionToken))
      const response = await fetch(authorizeUrl, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? 'none:')
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
