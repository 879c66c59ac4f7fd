import { jsonCookie, setCookie, setJsonCookie } from '../cookies.server.ts'

/** What the next page says, once: a person is led on after what they did, and should see that it was done. */
export interface News {
  what: 'CART_MERGED' | 'PASSWORD_CHANGED' | 'PASSWORD_SET' | 'DELETED'
  /** Of CART_MERGED: some of the pieces that came along. */
  names?: string[]
  /** Of CART_MERGED: how many came along that are not named. */
  more?: number
}

const NAME = 'vitrine_news'
const LIFETIME_SECONDS = 300
const WHAT: readonly unknown[] = ['CART_MERGED', 'PASSWORD_CHANGED', 'PASSWORD_SET', 'DELETED']

/** So many pieces are named, each in so many letters: a cookie is small. */
const MOST_NAMES = 3
const LONGEST_NAME = 80

/** Has the next page say something, as a Set-Cookie header. */
export const newsCookie = (news: News): string => setJsonCookie(NAME, news, LIFETIME_SECONDS)

/** Takes it away once it has been said. */
export const NEWS_READ = setCookie(NAME, '', 0)

/** Tells of lines that came into a member's cart. */
export const cartNews = (names: readonly string[]): News => ({
  what: 'CART_MERGED',
  names: names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)),
  more: Math.max(0, names.length - MOST_NAMES),
})

/** Reads what is to be said; undefined when there is nothing, or nothing of ours. */
export function readNews(cookies: string | null): News | undefined {
  const value = jsonCookie(cookies, NAME)
  if (typeof value !== 'object' || value === null) return undefined
  const { what, names, more } = value as Record<string, unknown>
  if (!WHAT.includes(what)) return undefined
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  return {
    what: what as News['what'],
    names: texts.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME + 1)),
    more: typeof more === 'number' && Number.isInteger(more) && more > 0 ? more : 0,
  }
}
