import { createBounded } from '../../floor/bounded.ts'
import type { KnownActor } from '../../floor/callers/actor.ts'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Reader } from '../../floor/database/database.ts'
import { sessionsStore } from './sessions/sessions.store.ts'

/** What must be true for an access token to be valid, in addition to its signature and time. */
export interface Ground {
  readonly kind: 'client' | 'session'
  readonly id: string
}

export interface Grounds {
  /** Whether a token's ground still holds; reads the database every five seconds at most. */
  holds(ground: Ground, actor: KnownActor): boolean | Promise<boolean>
  /** Drops the cached state of a ground that changed in this process. */
  forget(ground: Ground): void
}

const BELIEVED_MS = 5_000
const KEPT_GROUNDS = 10_000

interface Read {
  readonly standing: string
  readonly readAt: number
}

/** Watches what access tokens depend on, so a revocation ends them early. */
export const createGrounds = (database: Reader, clock: Clock): Grounds => {
  const kept = createBounded<Read | 'forgotten'>(KEPT_GROUNDS)
  /** The result of a read during which a ground changed is not cached. */
  let changes = 0

  const read = async (ground: Ground, siteId: string): Promise<string> => {
    const before = changes
    const standing = await standingOf(database, ground, siteId)
    if (before === changes) kept.set(keyOf(ground), { standing, readAt: clock.now() })
    return standing
  }

  return {
    holds: (ground, actor) => {
      const known = kept.get(keyOf(ground))
      if (known === undefined || known === 'forgotten' || clock.now() - known.readAt >= BELIEVED_MS)
        return read(ground, actor.siteId).then((standing) => standing === wantedOf(actor))
      return known.standing === wantedOf(actor)
    },
    forget: (ground) => {
      changes++
      kept.set(keyOf(ground), 'forgotten')
    },
  }
}

const keyOf = ({ kind, id }: Ground): string => `${kind} ${id}`

const standingOf = async (reader: Reader, { kind, id }: Ground, siteId: string): Promise<string> => {
  if (kind === 'session') return sessionsStore.standing(reader, siteId, id)
  const client = await oauthClientsStore.find(reader, id)
  return client && client.revokedAt === null ? 'APP' : 'ended'
}

/**
 * A token names the role it was issued for; after a role change it is invalid, and its renewal gets the new
 * role.
 */
const wantedOf = (actor: KnownActor): string => {
  if (actor.type !== 'WIX_USER') return actor.type
  return actor.owner ? 'owner' : 'merchant'
}
