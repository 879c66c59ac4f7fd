import type { Operation } from '@vitrine/contract'
import { getShop } from '@vitrine/contract/operations'
import type { KnownActor } from '../floor/callers/actor.ts'
import { type Call, createContextOf } from '../shop/calls/call.ts'
import type { Site } from '../shop/sites/site.ts'

/** The caller and their site. */
interface CallTerms {
  readonly actor: KnownActor
  readonly site: Site
  readonly headers?: Readonly<Record<string, string>>
  /** Only matters with an idempotency key; by default any operation. */
  readonly operation?: Operation
  readonly at?: number
}

/** Builds a call as a use case sees it, without HTTP. */
export const callOf = <Input>(
  input: Input,
  { actor, site, headers = {}, operation = getShop, at = Date.now() }: CallTerms,
): Call<Input> => {
  const call = {
    ...{ operation, actor, at, requestId: 'r', address: '127.0.0.1', consistent: true },
    header: (name: string) => headers[name],
    input,
  }
  return { ...call, ...createContextOf({ get: async () => site })(call) }
}
