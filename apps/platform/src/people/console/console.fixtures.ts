import type { Shop } from '../../testing/index.ts'
import { openConsole, type TestConsole } from '../access/authorize/console.fixtures.ts'
import type { Role } from '../users/user.ts'
import { callbackOf } from './console-session.ts'

/** A browser at the back office. It keeps cookies and follows no redirects. */
export interface ConsoleBrowser {
  readonly cookies: Map<string, string>
  /** The Set-Cookie headers of all answers. */
  readonly set: string[]
  send(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>
  /** Goes to the login, types the password, and follows back; returns where the browser is led. */
  logIn(who: TestConsole, to?: string): Promise<string>
  session(): Promise<{ readonly status: number; readonly body: Record<string, unknown> }>
}

/** The address of a platform as its settings name it. */
export const platformUrlOf = (shop: Shop): string => shop.url.replace('127.0.0.1', 'localhost')

/** A console client at the platform's own back office, and a person who may log in there. */
export const openStaff = (shop: Shop, role: Role = 'merchant') =>
  openConsole(shop, role, callbackOf(platformUrlOf(shop)))

export const openConsoleBrowser = (shop: Shop): ConsoleBrowser => {
  const cookies = new Map<string, string>()
  const set: string[] = []
  const send: ConsoleBrowser['send'] = async (path, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, shop.url), {
      redirect: 'manual',
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      set.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const ledTo = async (path: string) => {
    const { pathname, search } = new URL((await send(path)).headers.get('location') ?? '', shop.url)
    return pathname + search
  }
  return {
    cookies,
    set,
    send,
    logIn: async ({ clientId, email, password }, to = '/console') => {
      const query = new URLSearchParams({ client: clientId, to })
      const login = await ledTo(await ledTo(`/console/login?${query}`))
      const id = new URL(login, shop.url).searchParams.get('request')
      const answer = await send(`/login-api/requests/${id}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const back = new URL(String((await answer.json()).to))
      return ledTo(back.pathname + back.search)
    },
    session: async () => {
      const answer = await send('/console/session', { method: 'POST' })
      return { status: answer.status, body: await answer.json() }
    },
  }
}
