import type { FastifyRequest } from 'fastify'

/** What pages are written in that the platform writes itself. */
export type PageLanguage = 'en' | 'de'

/** The first of a browser's languages that pages are written in; English when there is none. */
export const askedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): PageLanguage => {
  const asked = (headers['accept-language'] ?? '').split(',').map((each) => each.trim().toLowerCase())
  return asked.find((each) => /^(en|de)\b/.test(each))?.startsWith('de') ? 'de' : 'en'
}
