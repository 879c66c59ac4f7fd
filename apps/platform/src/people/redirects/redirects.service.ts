import type {
  CreateRedirectSessionRequest,
  CreateRedirectSessionResponse,
  RedirectSession,
} from '@vitrine/contract'
import { principalOf } from '../../floor/callers/actor.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail, InvalidArgument, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import { recordEvent } from '../../shop/events/outbox.ts'
import { once } from '../../shop/idempotency/once.ts'
import { callbacksOf } from './callbacks.ts'
import { clientOriginsOf } from './client-origins.ts'
import type { Target, Way } from './ways/way.ts'

export interface RedirectsParts {
  readonly database: Database
  readonly ids: Ids
  /** The existing kinds; others aren't built yet. */
  readonly ways: readonly Way[]
}

export interface RedirectsService {
  /**
   * Creates a one-time link to a hosted page. A refused request stores nothing.
   * @throws {Failure} FEATURE_NOT_AVAILABLE for kinds that aren't built yet
   * @throws {InvalidArgument} for callbacks outside the client's registered origins
   */
  create(call: Call<CreateRedirectSessionRequest>): Promise<CreateRedirectSessionResponse>
}

/** The contract's limit for an address. */
const LONGEST_URL = 2048

export const createRedirects = ({ database, ids, ways }: RedirectsParts): RedirectsService => {
  return {
    create: async (call) => {
      const { actor, input, at } = call
      const way = ways.find(({ intent }) => input[intent] !== undefined)
      if (!way) throw fail('FEATURE_NOT_AVAILABLE', { operation: call.operation.name })
      const { clientId, origins } = await clientOriginsOf(database, call)
      const { callbacks, violations } = callbacksOf(input.callbacks ?? {}, origins)
      if (violations.length > 0) throw new InvalidArgument(violations)

      const find = (sessionId: string): Promise<Target> =>
        way.find({ actor, site: call.site, sessionId, clientId, callbacks, at }, input)
      const show = (id: string, target: Target): CreateRedirectSessionResponse => ({
        redirectSession: redirectSessionOf(
          id,
          target,
          way.intent,
          input.preferences?.additionalQueryParameters,
        ),
      })
      const newId = ids.guid()
      return once(
        database,
        call.attempt(),
        newId,
        async (claim) => {
          const target = await find(newId)
          const answer = show(newId, target)
          await database.transaction(async (tx) => {
            await claim?.(tx)
            await target.keep?.(tx)
            await recordEvent(tx, {
              ...{ id: ids.guid(), siteId: actor.siteId, entityId: newId, sequence: 1, occurredAt: at },
              type: 'wix.headless.v1.redirect_session_created',
              causedBy: principalOf(actor),
              payload: { createdEvent: { entity: toldOf(newId, target) } },
            })
          })
          return answer
        },
        async (knownId) => show(knownId, await find(knownId)),
      )
    },
  }
}

const redirectSessionOf = (
  id: string,
  { endpoint, searchParams = {}, sessionToken }: Target,
  intent: Way['intent'],
  passedOn: Readonly<Record<string, string | undefined>> = {},
): RedirectSession => {
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries({ ...passedOn, ...searchParams }))
    url.searchParams.append(name, String(value))
  if (url.href.length > LONGEST_URL)
    throw refuse(
      Object.keys(passedOn).length > 0 ? 'preferences.additionalQueryParameters' : intent,
      'MAX_LENGTH',
      `must leave the address at most ${LONGEST_URL} characters long`,
    )
  const fullUrl = url.href
  return {
    ...{
      id,
      fullUrl,
      shortUrl: fullUrl,
      urlDetails: { endpoint, searchParams: Object.fromEntries(url.searchParams) },
    },
    ...(sessionToken && { sessionToken }),
  }
}

/** What listeners receive: without the code, which lets its holder act for the buyer. */
const toldOf = (id: string, { publicEndpoint }: Target): RedirectSession => ({
  ...{ id, fullUrl: publicEndpoint, shortUrl: publicEndpoint, urlDetails: { endpoint: publicEndpoint } },
})
