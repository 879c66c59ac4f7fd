import type { Access } from '@vitrine/contract/rules'
import { fail } from '../../http/failure.ts'
import type { Actor } from './actor.ts'

const ALLOWED: Readonly<Record<Access, (actor: Actor) => boolean>> = {
  none: () => true,
  visitor: (actor) => actor.type !== 'NOBODY',
  member: (actor) => actor.type === 'MEMBER',
  merchant: (actor) => actor.type === 'WIX_USER' || actor.type === 'APP',
  elevated: (actor) => actor.type === 'APP' || (actor.type === 'WIX_USER' && actor.owner),
}

/**
 * Lets a call pass only for those whom its rule names.
 *
 * @throws {Failure} UNAUTHENTICATED without a token, PERMISSION_DENIED with one that is not enough
 */
export const assertAllowed = (actor: Actor, access: Access): void => {
  if (ALLOWED[access](actor)) return
  throw fail(actor.type === 'NOBODY' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED')
}
