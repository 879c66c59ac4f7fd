import type { KnownActor } from '../../floor/callers/actor.ts'

/**
 * The client of a session token: that of the visitor or member, even if a server acts for them with a key.
 * Programs and back-office users have none.
 */
export const clientOf = (actor: KnownActor): string => {
  if ('clientId' in actor) return actor.clientId
  return actor.type === 'APP' ? (actor.through?.clientId ?? actor.appId) : actor.userId
}
