import type { FastifyRequest } from 'fastify'

/** The language that mails of a browser's flows are written in: the first that it asks for; BCP 47. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^[a-z]{2,3}(-[a-z\d]{2,8})*/i.exec(headers['accept-language'] ?? '')?.[0]

/** What pages are written in that the platform writes itself. */
export type PageLanguage = 'en' | 'de'

/** The first of a browser's languages that pages are written in; English when there is none. */
export const askedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): PageLanguage => {
  const asked = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().toLowerCase())
  return asked.find((each) => /^(en|de)\b/.test(each))?.startsWith('de') ? 'de' : 'en'
}
