import type { Somebody } from '../../floor/callers/actor.ts'

/**
 * For whom a session token is: the client of a visitor or member, also where a server acts for them by a key. Programs
 * and back-office users ask for themselves.
 */
export const clientOf = (actor: Somebody): string => {
  if ('clientId' in actor) return actor.clientId
  return actor.type === 'APP' ? (actor.through?.clientId ?? actor.appId) : actor.userId
}
