import type { InputOf, Operation, OutputOf } from '@vitrine/contract'
import { type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import type { Incoming, IncomingForm, UnfinishedCall } from '../../floor/http/route.ts'
import { type Attempt, attemptOf } from '../idempotency/attempt.ts'
import type { Site } from '../sites/site.ts'
import type { Sites } from '../sites/sites.service.ts'

/** What a use case gets in addition to the HTTP request. */
export interface ShopContext {
  /**
   * Returns the caller's site. It is read only when a use case asks for it.
   *
   * @throws {Failure} UNAUTHENTICATED if the site doesn't exist: the token is older than the database
   */
  site(): Promise<Site>
  /**
   * Returns what identifies a repeat of the call; undefined without an `Idempotency-Key`.
   *
   * @param asked - the content to compare, if not the input: for a form, it includes the file
   * @throws {InvalidArgument} MAX_LENGTH when the key is longer than 255 characters
   */
  attempt(asked?: unknown): Attempt | undefined
}

/** One call as a use case sees it: the operation, the caller and their site, the input and the time. */
export interface Call<Input> extends Incoming<Input, KnownActor>, ShopContext {}

/**
 * What answers an operation: its input and output follow from the contract. `Also` is another form of the
 * answer, such as bytes that are JSON already.
 */
export type UseCase<O extends Operation, Also = never> = (
  call: Call<InputOf<O>>,
) => Promise<OutputOf<O> | Also>

/** A call whose body is a form with a file. */
export interface FormCall<Input> extends IncomingForm<Input, KnownActor>, ShopContext {}

/** Adds site and attempt to calls. */
export const createContextOf =
  (sites: Pick<Sites, 'get'>) =>
  ({ actor, operation, at, header, input }: UnfinishedCall): ShopContext => ({
    site: () => sites.get(actor.siteId),
    attempt: (asked = input) => {
      const key = header('idempotency-key')
      if (!key) return undefined
      const principal = principalOf(actor)
      return attemptOf(key, { siteId: actor.siteId, principal, route: operation.name, at, input: asked })
    },
  })
