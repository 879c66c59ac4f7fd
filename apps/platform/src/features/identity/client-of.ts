import type { Somebody } from '../access/actor.ts'

/** For whom a session token is: the client of a visitor or member; programs and back-office users ask for themselves. */
export const clientOf = (actor: Somebody): string => {
  if ('clientId' in actor) return actor.clientId
  return actor.type === 'APP' ? actor.appId : actor.userId
}
