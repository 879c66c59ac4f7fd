/** Who logs in: a back-office user, or a member of the site. */
export type Subject = 'WIX_USER' | 'MEMBER'

/** One login and what has been renewed from it: the family of its refresh tokens. */
export interface Session {
  readonly siteId: string
  readonly sessionId: string
  readonly clientId: string
  readonly subject: Subject
  readonly subjectId: string
  /** Whether each renewal gives another refresh token; set by the first grant, never changed. */
  readonly rotates: boolean
  /** Of the newest refresh token given out; from 1. */
  readonly generation: number
  /** When the last generations were made, newest first, in milliseconds since 1970 as all times here. */
  readonly switches: readonly number[]
  readonly createdAt: number
  readonly renewedAt: number
  readonly endedAt: number | null
  /** When the person proved who they are; earlier than the session where their browser was logged in already. */
  readonly authenticatedAt: number
  /** The login of the browser that the session came from, and ends with. */
  readonly browserLoginId: string | null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a session lives without a renewal, and at most. */
const LIFETIMES: Readonly<Record<Subject, { readonly idleMs: number; readonly longestMs: number }>> = {
  WIX_USER: { idleMs: 2 * HOUR_MS, longestMs: 12 * HOUR_MS },
  MEMBER: { idleMs: 30 * DAY_MS, longestMs: 90 * DAY_MS },
}

/** After this no session is of use to anybody. */
export const LONGEST_SESSION_MS = LIFETIMES.MEMBER.longestMs

/** A refresh token is good so long after its successor was first used, for answers that were lost on the way. */
const GRACE_MS = 10_000
/** Switches remembered; whoever renews more often than that within the grace has no lost answer. */
const REMEMBERED_SWITCHES = 8

/**
 * What a refresh token of some generation is worth: `renew` makes the next generation; `repeat` gives the
 * successor that was given before; `reused` is a token that should be gone, so that the session must end;
 * `refused` says no and changes nothing.
 */
export type Verdict = 'renew' | 'repeat' | 'reused' | 'refused'

/**
 * Judges a refresh token by its generation. The newest renews. The one before stays good until its successor is
 * first used, then ten seconds more; later use means that two hold the same token (RFC 9700, section 4.14.2).
 */
export const judge = (session: Session, generation: number, now: number): Verdict => {
  const { idleMs, longestMs } = LIFETIMES[session.subject]
  if (session.endedAt !== null || generation > session.generation) return 'refused'
  if (session.renewedAt + idleMs <= now || session.createdAt + longestMs <= now) return 'refused'
  if (generation === session.generation) return 'renew'
  if (generation === session.generation - 1) return 'repeat'
  const successorUsedAt = session.switches[session.generation - generation - 2]
  return successorUsedAt !== undefined && now - successorUsedAt <= GRACE_MS ? 'repeat' : 'reused'
}

/** The switches after one more. */
export const switchesAfter = (switches: readonly number[], now: number): number[] =>
  [now, ...switches].slice(0, REMEMBERED_SWITCHES)
