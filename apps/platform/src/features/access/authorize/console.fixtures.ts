import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Shop } from '../../../testing/index.ts'
import { newUser } from '../../users/new-user.ts'
import type { Role } from '../../users/user.ts'
import { usersStore } from '../../users/users.store.ts'
import { oauthClientsStore } from '../oauth-clients.store.ts'

export const REDIRECT_URI = 'https://console.example/callback?from=login'
export const PASSWORD = 'correct horse battery staple'

/** A console client of the shop and somebody who may log in there. */
export interface TestConsole {
  readonly clientId: string
  readonly userId: string
  readonly email: string
}

export const openConsole = async (shop: Shop, role: Role = 'merchant'): Promise<TestConsole> => {
  const { siteId } = shop.site
  const [clientId, userId] = [randomUUID(), randomUUID()]
  const email = `${userId}@shop.example`
  const user = await newUser({ siteId, userId, email, role, password: PASSWORD, createdAt: 1 })
  await shop.database.transaction(async (tx) => {
    await usersStore.save(tx, user)
    await oauthClientsStore.save(tx, {
      ...{ clientId, siteId, name: 'Console', kind: 'console', createdAt: 1 },
      redirectUris: [REDIRECT_URI, 'https://console.example/other'],
      origins: ['https://console.example'],
    })
  })
  return { clientId, userId, email }
}

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** The authorize address with what a console asks for, changed as a test wants it; undefined leaves out. */
export const authorizePath = (
  { clientId }: Pick<TestConsole, 'clientId'>,
  verifier: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): string => {
  const parameters = {
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    scope: 'offline_access',
    state: 's&t=1',
    ...changes,
  }
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return `/oauth2/authorize?${new URLSearchParams(Object.fromEntries(given) as Record<string, string>)}`
}

/** A login page as a browser gets it. */
export interface LoginPage {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly cookie: string
  readonly form: string
}

const pageOf = async (response: Response): Promise<LoginPage> => {
  const html = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    html,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    form: /name="form" value="([^"]*)"/.exec(html)?.[1] ?? '',
  }
}

export const openPage = async (shop: Shop, path: string): Promise<LoginPage> =>
  pageOf(await fetch(shop.url + path, { redirect: 'manual' }))

/** Sends the form of a page, as a browser would. */
export const sendForm = async (
  shop: Shop,
  path: string,
  { cookie, form }: Pick<LoginPage, 'cookie' | 'form'>,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoginPage> =>
  pageOf(
    await fetch(shop.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams({ form, ...fields }),
    }),
  )

/** Logs in and gives the code that the console is sent. */
export const logInForCode = async (shop: Shop, open: TestConsole, verifier: string): Promise<string> => {
  const path = authorizePath(open, verifier)
  const { email } = open
  const sent = await sendForm(shop, path, await openPage(shop, path), { email, password: PASSWORD })
  return new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? ''
}
