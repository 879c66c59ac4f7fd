import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../../floor/failure.ts'
import type { Trial } from './operation-page.ts'

const PREFIX = '/docs/api'
const ERRORS = '/docs/errors'
const LONGEST_SEARCH = 100

export interface ReferenceParts extends Trial {
  readonly platformUrl: string
  /** Names of the calls that aren't answered yet. */
  readonly later: readonly string[]
}

/**
 * Serves the API reference at `/docs/api`, each call at `/docs/api/NAME`, and the OpenAPI document at
 * `/docs/api/json`. It is gathered on the first visit, so no start waits for it.
 */
export const referenceRoutes = (app: FastifyInstance, parts: ReferenceParts): void => {
  const { platformUrl, later, clientId } = parts
  let gathered: Promise<Pages> | undefined
  const pages = () => {
    gathered ??= loadPages(platformUrl, later)
    return gathered
  }
  app.get<{ Querystring: { q?: unknown } }>(PREFIX, async ({ query }, reply) => {
    const { reference, indexPage } = await pages()
    const words = typeof query.q === 'string' ? query.q.trim().slice(0, LONGEST_SEARCH) : ''
    return sendPage(reply, indexPage(reference, platformUrl, words))
  })
  app.get(`${PREFIX}/json`, async (_, reply) => {
    const { reference } = await pages()
    return reply.send(reference.document)
  })
  app.get<{ Params: { name: string } }>(`${PREFIX}/:name`, async ({ params }, reply) => {
    const { reference, operationPage } = await pages()
    const entry = reference.entries.get(params.name)
    if (!entry) throw fail('NOT_FOUND')
    return sendPage(reply, operationPage(reference, entry, platformUrl, { clientId }))
  })
}

/** Serves a page for each error at `/docs/errors/CODE`, where each error's `Link` header leads. */
export const errorPageRoutes = (app: FastifyInstance): void => {
  app.get(ERRORS, async (_, reply) => {
    const { errorIndexPage } = await import('./error-page.ts')
    return sendPage(reply, errorIndexPage())
  })
  app.get<{ Params: { code: string } }>(`${ERRORS}/:code`, async ({ params }, reply) => {
    const { errorNamed, errorPage } = await import('./error-page.ts')
    const code = errorNamed(params.code)
    if (!code) throw fail('NOT_FOUND')
    return sendPage(reply, errorPage(code))
  })
}

type Pages = Awaited<ReturnType<typeof loadPages>>

const loadPages = async (platformUrl: string, later: readonly string[]) => {
  const [{ gatherReference }, { indexPage }, { operationPage }] = await Promise.all([
    import('./reference.ts'),
    import('./index-page.ts'),
    import('./operation-page.ts'),
  ])
  return { reference: gatherReference(platformUrl, later), indexPage, operationPage }
}

const sendPage = (reply: FastifyReply, { html, policy }: { html: string; policy: string }) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
