import { cookieValue, setCookie } from '../cookies.server.ts'
import { fetchInTime } from './page-deadline.server.ts'

/** The header with which the platform marks a write, and later reads ask to see it. */
export const MARK = 'X-Wix-Consistent'

const NAME = 'vitrine_consistent'

/** By then every replica of the platform has every write. */
const LIFETIME_SECONDS = 60

/** Watches one request's calls for the mark of a write; `earlier` is the mark of a previous request, if any. */
export function watchMark(cookies: string | null) {
  const kept = cookieValue(cookies, NAME)
  let written: string | undefined
  const watched: typeof fetch = async (input, init) => {
    const response = await fetchInTime(input, init)
    const mark = response.headers.get(MARK)
    if (mark && isMark(mark)) written = mark
    return response
  }
  return { earlier: kept && isMark(kept) ? kept : undefined, fetch: watched, written: () => written }
}

/** Passes the mark to the visitor's next requests, as a Set-Cookie header. */
export const markCookie = (mark: string): string => setCookie(NAME, mark, LIFETIME_SECONDS)

const isMark = (text: string): boolean => /^[\w.:+/=-]{1,200}$/.test(text)
