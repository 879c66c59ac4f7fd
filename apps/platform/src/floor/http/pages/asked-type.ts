import type { FastifyRequest } from 'fastify'

/** What a caller names first: browsers HTML, programs JSON; undefined where neither is named. */
export const askedType = ({ headers }: Pick<FastifyRequest, 'headers'>): 'html' | 'json' | undefined => {
  const [first] = /text\/html|application\/json/i.exec(headers.accept ?? '') ?? []
  if (first === undefined) return undefined
  return first.toLowerCase() === 'text/html' ? 'html' : 'json'
}
