import { createRedirectSession, logout, sendRecoveryEmail } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../floor/callers/oauth-clients.store.ts'
import { askToLogIn, callbackOf, follow } from '../people/access/authorize/member.fixtures.ts'
import { openBrowser } from '../people/hosted-identity/hosted-identity.fixtures.ts'
import { type Caller, openShop, type Shop } from '../testing/index.ts'
import { alteredAddresses } from './altered-address.ts'
import { SIZES } from './sizes.ts'

/** Where an answer leads outside the platform, if anywhere. */
const ledTo = (shop: Shop, location: string | null): string | undefined =>
  location && new URL(location, shop.url).port !== new URL(shop.url).port ? location : undefined

describe(`${SIZES.addresses} other spellings of a registered address`, () => {
  let shop: Shop
  let visitor: Caller
  beforeAll(async () => {
    shop = await openShop()
    visitor = await shop.visitor()
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  /** Which of the addresses a browser would be sent to, with an error that anyone could request. */
  const accepted = async (addresses: readonly string[]): Promise<string[]> => {
    const taken: string[] = []
    for (const redirectUri of addresses) {
      const { status, body } = await visitor.try(createRedirectSession, {
        auth: {
          prompt: 'none',
          authRequest: {
            ...{
              clientId: shop.clientId,
              redirectUri,
              responseType: 'code',
              state: 's',
              scope: 'offline_access',
            },
            ...{ codeChallenge: 'c'.repeat(43), codeChallengeMethod: 'S256', responseMode: 'query' },
          },
        },
      })
      if (status !== 200) continue
      const { fullUrl } = body.redirectSession as { fullUrl: string }
      const { location } = await follow(fullUrl.replace('//localhost:', '//127.0.0.1:'))
      if (ledTo(shop, location)) taken.push(redirectUri)
    }
    return taken
  }

  it(
    'are not accepted as redirect addresses',
    async () => {
      const altered = alteredAddresses(callbackOf(shop), SIZES.addresses)
      expect(await accepted(altered)).toEqual([])
      // The control: a client that registers one of them is sent there.
      const [one = ''] = altered.filter((address) => address.startsWith('https://') && URL.canParse(address))
      const client = await oauthClientsStore.find(shop.database, shop.clientId)
      if (!client) throw new Error('There is no client')
      const redirectUris = [...client.redirectUris, one]
      await shop.database.transaction((tx) => oauthClientsStore.save(tx, { ...client, redirectUris }))
      expect(await accepted([callbackOf(shop), one])).toEqual([callbackOf(shop), one])
      await shop.database.transaction((tx) => oauthClientsStore.save(tx, client))
    },
    SIZES.timeout,
  )

  it(
    'lead nowhere from a logout, a recovery or the end of a flow',
    async () => {
      const home = new URL(callbackOf(shop)).origin
      const isHome = (address: string): boolean =>
        URL.canParse(address) && new URL(address).origin === home && !new URL(address).username
      const away = alteredAddresses(callbackOf(shop), SIZES.addresses).filter((address) => !isHome(address))
      const { clientId } = shop
      const path = (address: string): string =>
        `${logout.service.bases.public[0]}${logout.path}?${new URLSearchParams({ clientId, postLogoutRedirectUri: address })}`
      /** The page's status, whether it redirects or not. */
      const led = (isLed: boolean): number => (isLed ? 200 : 400)
      const places = {
        'way out': async (url: string) => {
          const query = new URLSearchParams({ clientId, postLogoutRedirectUri: url })
          return led(ledTo(shop, (await follow(`${shop.url}/logout?${query}`)).location) !== undefined)
        },
        'logout page': async (to: string) =>
          led((await openBrowser(shop.url).post('/log-out', { clientId, to })).body.to !== undefined),
        login: async (postFlowUrl: string) =>
          (await visitor.try(createRedirectSession, { login: {}, callbacks: { postFlowUrl } })).status,
        logout: async (url: string) => (await shop.caller().get(path(url))).status,
        recovery: async (url: string) =>
          (await visitor.try(sendRecoveryEmail, { email: 'nobody@example.com', redirect: { url, clientId } }))
            .status,
        flow: async (postFlowUrl: string) =>
          (await visitor.try(createRedirectSession, { logout: { clientId }, callbacks: { postFlowUrl } }))
            .status,
      }
      for (const [place, send] of Object.entries(places)) {
        const taken: string[] = []
        for (const address of away) if ((await send(address)) === 200) taken.push(address)
        expect([place, taken]).toEqual([place, []])
        expect([place, await send(`${home}/bye`)]).toEqual([place, 200])
      }
    },
    SIZES.timeout,
  )

  it("can't frame pages and receive nothing of a login", async () => {
    const [stranger] = alteredAddresses(callbackOf(shop), 1)
    const asked = await askToLogIn(shop, visitor, 'none', {
      responseMode: 'web_message',
      redirectUri: stranger ?? '',
    })
    const { status, headers, html } = await follow(asked.url)
    expect(status).toBe(400)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(html).not.toContain('postMessage')
  })
})
