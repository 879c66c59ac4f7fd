import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { oauthClientsStore } from '../../../floor/callers/oauth-clients.store.ts'
import type { Shop } from '../../../testing/index.ts'
import { newUser } from '../../users/new-user.ts'
import type { Role } from '../../users/user.ts'
import { usersStore } from '../../users/users.store.ts'

export const REDIRECT_URI = 'https://console.example/callback?from=login'
export const PASSWORD = 'correct horse battery staple'

/** A console client of the shop and a person who may log in there. */
export interface TestConsole {
  readonly clientId: string
  readonly userId: string
  readonly email: string
  readonly password: string
}

export const openConsole = async (
  shop: Shop,
  role: Role = 'merchant',
  redirectUri = REDIRECT_URI,
): Promise<TestConsole> => {
  const { siteId } = shop.site
  const [clientId, userId] = [randomUUID(), randomUUID()]
  const email = `${userId}@shop.example`
  const user = await newUser({ siteId, userId, email, role, password: PASSWORD, createdAt: 1 })
  await shop.database.transaction(async (tx) => {
    await usersStore.save(tx, user)
    await oauthClientsStore.save(tx, {
      ...{ clientId, siteId, name: 'Console', kind: 'console', createdAt: 1 },
      redirectUris: [redirectUri, 'https://console.example/other'],
      origins: ['https://console.example'],
    })
  })
  return { clientId, userId, email, password: PASSWORD }
}

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** The authorize address of a console, with overrides; undefined removes a parameter. */
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

/** An answer of the authorize address. */
export interface AuthorizeAnswer {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

export const openAuthorize = async (shop: Shop, path: string): Promise<AuthorizeAnswer> => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Submits a person's password on the hosted page behind an authorize address. */
export const sendLogin = async (
  shop: Shop,
  path: string,
  typed: { readonly email: string; readonly password: string },
): Promise<Response> => {
  const { headers } = await openAuthorize(shop, path)
  const id = new URL(headers.get('location') ?? '').searchParams.get('request')
  return fetch(`${shop.url}/login-api/requests/${id}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(typed),
  })
}

/** Logs in and returns the console's address that the browser is led to. */
export const logInForAddress = async (shop: Shop, path: string, email: string): Promise<URL> => {
  const { to } = await (await sendLogin(shop, path, { email, password: PASSWORD })).json()
  return new URL(String(to))
}

/** Logs in and returns the code for the console. */
export const logInForCode = async (shop: Shop, open: TestConsole, verifier: string): Promise<string> =>
  (await logInForAddress(shop, authorizePath(open, verifier), open.email)).searchParams.get('code') ?? ''
