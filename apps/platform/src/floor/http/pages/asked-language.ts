import type { FastifyRequest } from 'fastify'

type Asking = Pick<FastifyRequest, 'headers'>

/** The languages of the platform's own pages. */
export type PageLanguage = 'en' | 'de'

/** Whether a text names a language of the platform's own pages. */
export const isPageLanguage = (text: unknown): text is PageLanguage => text === 'en' || text === 'de'

/** The language of the shop that a link led here from, which `cookies.ts` keeps; it wins over the browser's. */
const ofShop = ({ headers }: Asking): string | undefined =>
  /(?:^|; *)(?:__Host-)?vitrine_language=(en|de)(?:;|$)/.exec(headers.cookie ?? '')?.[1]

/** Returns the language for emails (BCP 47): the shop's, in the browser's spelling, or the browser's first choice. */
export const languageOf = (request: Asking): string | undefined => {
  const accepted = (request.headers['accept-language'] ?? '')
    .split(',')
    .flatMap((each) => /^ *([a-z]{2,3}(?:-[a-z\d]{2,8})*)/i.exec(each)?.[1] ?? [])
  const asked = ofShop(request)
  if (asked === undefined) return accepted[0]
  return accepted.find((each) => each.toLowerCase().split('-', 1)[0] === asked) ?? asked
}

/** Returns the shop's language, or the browser's first one that pages exist in; English if there is none. */
export const askedLanguage = (request: Asking): PageLanguage => {
  const accepted = (request.headers['accept-language'] ?? '').split(',')
  const asked = [ofShop(request) ?? '', ...accepted].map((each) => each.trim().toLowerCase())
  return asked.find((each) => /^(en|de)\b/.test(each))?.startsWith('de') ? 'de' : 'en'
}
