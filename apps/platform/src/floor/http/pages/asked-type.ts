import type { FastifyRequest } from 'fastify'

/** What a caller accepts first: HTML for browsers, JSON for programs; undefined if it names neither. */
export const askedType = ({ headers }: Pick<FastifyRequest, 'headers'>): 'html' | 'json' | undefined => {
  const [first] = /text\/html|application\/json/i.exec(headers.accept ?? '') ?? []
  if (first === undefined) return undefined
  return first.toLowerCase() === 'text/html' ? 'html' : 'json'
}
