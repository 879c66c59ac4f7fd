import {
  PayHostedCheckoutRequest,
  SaveHostedDraftRequest,
  UpdateHostedCheckoutRequest,
} from '@vitrine/contract/hosted-checkout'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../floor/callers/network.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { languageOf } from '../../floor/http/pages/asked-language.ts'
import { assertJson, bodyReader, keepHere } from '../../floor/http/pages/page-calls.ts'
import { assertSameSite } from '../../floor/http/pages/same-site.ts'
import type { HostedSession, HostedSessions } from '../../people/redirects/hosted-sessions.ts'
import type { HostedCheckouts } from './hosted-checkout.service.ts'

export interface HostedCheckoutRoutesParts {
  readonly checkouts: HostedCheckouts
  readonly hostedSessionOf: HostedSessions['find']
  readonly platformUrl: string
}

const MAX_KEY_LENGTH = 255

/**
 * Serves the hosted page's calls below `/checkout-api`. Cookies identify the caller, so requests from other
 * sites are refused and bodies must be JSON, which no other site's form can send.
 */
export const hostedCheckoutRoutes = (app: FastifyInstance, parts: HostedCheckoutRoutesParts): void => {
  const { checkouts, hostedSessionOf, platformUrl } = parts

  const sessionOf = async (request: FastifyRequest<Named>): Promise<HostedSession> => {
    assertSameSite(request, platformUrl)
    const session = await hostedSessionOf(request, request.params.checkoutId)
    if (session) return session
    throw fail(request.headers.cookie?.includes('vitrine_hosted=') ? 'CHECKOUT_NOT_FOUND' : 'UNAUTHENTICATED')
  }
  const serve = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    path: string,
    handle: (session: HostedSession, request: FastifyRequest<Named>) => Promise<unknown>,
  ): void => {
    app.route<Named>({
      method,
      url: `/checkout-api/:checkoutId${path}`,
      handler: async (request, reply) => {
        keepHere(reply)
        if (method !== 'GET') assertJson(request)
        return reply.send(await handle(await sessionOf(request), request))
      },
    })
  }

  serve('GET', '', (session, request) => checkouts.read(session, languageOf(request)))
  serve('PATCH', '', (session, request) =>
    checkouts.update(session, readUpdate(request), networkOf(request.ip)),
  )
  serve('PUT', '/draft', async (session, request) => {
    await checkouts.saveDraft(session, readDraft(request).draft)
    return {}
  })
  serve('POST', '/pay', (session, request) =>
    checkouts.pay(session, readPay(request), { key: keyOf(request), network: networkOf(request.ip) }),
  )
  serve('POST', '/cancel-payment', (session) => checkouts.cancelPayment(session))
}

interface Named {
  Params: { checkoutId: string }
}

const readUpdate = bodyReader(UpdateHostedCheckoutRequest)
const readDraft = bodyReader(SaveHostedDraftRequest)
const readPay = bodyReader(PayHostedCheckoutRequest)

/** @throws {InvalidArgument} REQUIRED_FIELD without the header: two attempts couldn't be told apart */
const keyOf = ({ headers }: FastifyRequest): string => {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '')
    throw refuse('Idempotency-Key', 'REQUIRED_FIELD', 'must be given')
  if (key.length <= MAX_KEY_LENGTH) return key
  throw refuse('Idempotency-Key', 'MAX_LENGTH', `must be at most ${MAX_KEY_LENGTH} characters long`)
}
