import type { FastifyRequest } from 'fastify'

/** Returns the language for mails: the browser's first choice (BCP 47). */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^[a-z]{2,3}(-[a-z\d]{2,8})*/i.exec(headers['accept-language'] ?? '')?.[0]

/** The languages of the platform's own pages. */
export type PageLanguage = 'en' | 'de'

/** Returns the browser's first language that pages exist in; English if there is none. */
export const askedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): PageLanguage => {
  const asked = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().toLowerCase())
  return asked.find((each) => /^(en|de)\b/.test(each))?.startsWith('de') ? 'de' : 'en'
}
