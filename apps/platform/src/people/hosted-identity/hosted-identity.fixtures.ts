import { randomUUID } from 'node:crypto'
import { systemClock } from '../../floor/clock.ts'
import type { Shop } from '../../testing/index.ts'
import { type AskedLogin, createAuthorizeRequests } from '../access/authorize/authorize-requests.ts'
import {
  challengeOf,
  newVerifier,
  openConsole,
  PASSWORD,
  REDIRECT_URI,
} from '../access/authorize/console.fixtures.ts'
import { createCodes } from '../access/sessions/codes.ts'

export { PASSWORD }

/** An answer to a page's call. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
  /** The error's code, if it is one. */
  readonly code: string | undefined
  readonly fields: readonly string[]
}

/** A browser on the login pages. It keeps cookies. */
export interface PageBrowser {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<PageAnswer>
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<PageAnswer>
}

export const openBrowser = (url: string): PageBrowser => {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${url}/login-api${path}`, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const body = JSON.parse((await response.text()) || '{}')
    const violations: { field: string }[] = body.details?.validationError?.fieldViolations ?? []
    return {
      ...{ status: response.status, headers: response.headers, body },
      code: body.details?.applicationError?.code,
      fields: violations.map(({ field }) => field),
    }
  }
  return {
    cookies,
    get: (path, headers = {}) => send(path, { method: 'GET', headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  }
}

/** Requests a login as an application does; returns the request's id. */
export const ask = (
  shop: Shop,
  asked: Partial<AskedLogin> & Pick<AskedLogin, 'clientId'>,
): Promise<string> => {
  const { database, site } = shop
  const codes = createCodes(database, systemClock)
  const requests = createAuthorizeRequests({ database, clock: systemClock, codes, issuer: shop.url })
  return requests.open({
    ...{ siteId: site.siteId, clientKind: 'console', redirectUri: REDIRECT_URI, responseMode: 'query' },
    ...{ state: 's&t=1', codeChallenge: challengeOf(newVerifier()) },
    ...asked,
  })
}

/** A console with a member of staff, and a login request. */
export const askForStaff = async (shop: Shop, asked: Partial<AskedLogin> = {}) => {
  const open = await openConsole(shop)
  return { ...open, id: await ask(shop, { clientId: open.clientId, ...asked }) }
}

/** A well-formed id that was never issued. */
export const strangeId = (): string => randomUUID().replaceAll('-', '') + randomUUID().slice(0, 11)
