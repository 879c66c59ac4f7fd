import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../floor/failure.ts'
import type { AuthorizeRequests, PendingRequest } from '../access/authorize/authorize-requests.ts'
import type { Subject } from '../access/sessions/session.ts'

/** A call of the pages that belongs to a request of an application. */
export interface PageCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** As it stands in the address of the page. */
  readonly id: string
  readonly asked: PendingRequest
}

/**
 * Finds what an application asked for.
 *
 * @throws {Failure} NOT_FOUND where it was answered, has run out, or never was
 */
export const askedOf = async (requests: AuthorizeRequests, id: string): Promise<PendingRequest> => {
  const asked = await requests.find(id)
  if (asked) return asked
  throw fail('NOT_FOUND')
}

/** Who may log in for an application: a shop's members, or those who work in its back office. */
export const subjectOf = ({ clientKind }: Pick<PendingRequest, 'clientKind'>): Subject =>
  clientKind === 'storefront' ? 'MEMBER' : 'WIX_USER'
