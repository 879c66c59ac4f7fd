import { type Access, type Rule, scopeOf } from '@vitrine/contract/rules'
import { fail } from '../failure.ts'
import type { Actor } from './actor.ts'

const ALLOWED: Readonly<Record<Access, (actor: Actor) => boolean>> = {
  none: () => true,
  visitor: (actor) => actor.type !== 'UNKNOWN',
  member: (actor) => actor.type === 'MEMBER',
  account: (actor) => actor.type === 'MEMBER' || actor.type === 'WIX_USER' || actor.type === 'APP',
  merchant: (actor) => actor.type === 'WIX_USER' || actor.type === 'APP',
  elevated: (actor) => actor.type === 'APP' || (actor.type === 'WIX_USER' && actor.owner),
  owner: (actor) => actor.type === 'WIX_USER' && actor.owner,
}

/**
 * Allows a call only to the callers in its rule: people by role, apps by role and scope.
 *
 * @throws {Failure} UNAUTHENTICATED without a token, PERMISSION_DENIED with an insufficient one; the data
 * names a missing scope
 */
export const assertAllowed = (actor: Actor, rule: Rule): void => {
  if (!ALLOWED[rule.access](actor))
    throw fail(actor.type === 'UNKNOWN' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED')
  if (actor.type !== 'APP' || rule.access === 'none') return
  const scope = scopeOf(rule)
  if (scope && actor.scopes.includes(scope)) return
  throw fail('PERMISSION_DENIED', { scope }, `The call needs the scope ${scope}.`)
}
