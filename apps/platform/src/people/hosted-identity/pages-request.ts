import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../floor/failure.ts'
import type { AuthorizeRequests, PendingRequest } from '../access/authorize/authorize-requests.ts'
import type { Subject } from '../access/sessions/session.ts'

/** A call of the pages that belongs to an application's request. */
export interface PageCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** As in the page's address. */
  readonly id: string
  readonly asked: PendingRequest
}

/**
 * Finds an application's request.
 * @throws {Failure} NOT_FOUND if it was answered, has expired, or never existed
 */
export const askedOf = async (requests: AuthorizeRequests, id: string): Promise<PendingRequest> => {
  const asked = await requests.find(id)
  if (asked) return asked
  throw fail('NOT_FOUND')
}

/** Who may log in for an application: a shop's members, or its staff. */
export const subjectOf = ({ clientKind }: Pick<PendingRequest, 'clientKind'>): Subject =>
  clientKind === 'storefront' ? 'MEMBER' : 'WIX_USER'
