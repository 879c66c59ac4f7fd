import { jsonCookie, setCookie, setJsonCookie } from '../cookies.server.ts'
import type { Answers } from '../messages/en/answers.ts'

const WHAT = [
  ...(['CART_MERGED', 'REORDERED', 'PASSWORD_CHANGED', 'PASSWORD_SET', 'DELETED'] as const),
  'LOGIN_ENDED',
] as const

/** A message shown once on the next page: what a person just did, or that their login has ended. */
export interface News {
  what: (typeof WHAT)[number]
  /** Some of the items that were added with CART_MERGED, or are missing with REORDERED. */
  names?: string[]
  /** How many more there are. */
  more?: number
}

const NAME = 'vitrine_news'
const LIFETIME_SECONDS = 300

/** Limits for the names: a cookie is small. */
const MOST_NAMES = 3
const LONGEST_NAME = 80

/** Sets a message for the next page, as a Set-Cookie header. */
export const newsCookie = (news: News): string => setJsonCookie(NAME, news, LIFETIME_SECONDS)

/** Removes it once it has been shown. */
export const NEWS_READ = setCookie(NAME, '', 0)

/** Builds the message about items added to a member's cart. */
export const cartNews = (names: readonly string[]): News => newsOf('CART_MERGED', names)

/** Builds the message about an order that was put into the cart again. */
export const reorderNews = (missing: readonly string[]): News => newsOf('REORDERED', missing)

const newsOf = (what: News['what'], names: readonly string[]): News => ({
  what,
  names: names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)),
  more: Math.max(0, names.length - MOST_NAMES),
})

/** Reads the message; undefined if there is none or it isn't ours. */
export function readNews(cookies: string | null): News | undefined {
  const value = jsonCookie(cookies, NAME)
  if (typeof value !== 'object' || value === null) return undefined
  const { what: told, names, more } = value as Record<string, unknown>
  const what = WHAT.find((one) => one === told)
  if (!what) return undefined
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  return {
    what,
    names: texts.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME + 1)),
    more: typeof more === 'number' && Number.isInteger(more) && more > 0 ? more : 0,
  }
}

/** The message in words. */
export function newsText({ what, names = [], more = 0 }: News, answers: Answers): string {
  switch (what) {
    case 'CART_MERGED':
      return answers.cartMerged(names, more)
    case 'REORDERED':
      return answers.reordered(names, more)
    case 'PASSWORD_CHANGED':
      return answers.passwordChanged
    case 'PASSWORD_SET':
      return answers.passwordSet
    case 'DELETED':
      return answers.deleted
    case 'LOGIN_ENDED':
      return answers.loginEnded
  }
}
