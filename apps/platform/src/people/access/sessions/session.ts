import { isFromFuture } from '../../../floor/clock.ts'

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
  /** Of the newest refresh tokens given out; from 1. */
  readonly generation: number
  /** Which token of the generation before made the newest one; empty for a session's first token. */
  readonly usedBranch: string
  /** In milliseconds since 1970, as all times here. */
  readonly createdAt: number
  /** When the newest generation was made. */
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

/** After this a session is of no use to anyone. */
export const LONGEST_SESSION_MS = LIFETIMES.MEMBER.longestMs

/** How long a token whose successor nobody has used can be shown again, for answers that got lost. */
const PREDECESSOR_LIFETIME_MS = DAY_MS

/** A refresh token's place in its session. */
export interface Place {
  readonly generation: number
  /** Tells tokens of one generation apart: every answer to a renewal holds its own. Empty for the first token. */
  readonly branch: string
}

/**
 * What a refresh token is worth: `renew` makes the next generation; `repeat` gives another token of the generation
 * that is already there; `reused` means that two people hold the session, so it must end; `refused` changes nothing.
 */
export type Verdict = 'renew' | 'repeat' | 'reused' | 'refused'

/**
 * Judges a refresh token by its place. A token of the newest generation renews. The token that made the newest
 * generation can be shown again for a day, while nobody has used what it gave. Any other token means that two people
 * hold the session (RFC 9700, section 4.14.2).
 */
export const judge = (session: Session, { generation, branch }: Place, now: number): Verdict => {
  const { idleMs, longestMs } = LIFETIMES[session.subject]
  if (session.endedAt !== null || generation > session.generation) return 'refused'
  if (isFromFuture(session.renewedAt, now)) return 'refused'
  if (session.renewedAt + idleMs <= now || session.createdAt + longestMs <= now) return 'refused'
  if (generation === session.generation) return 'renew'
  const isPredecessor = generation === session.generation - 1 && branch === session.usedBranch
  return isPredecessor && now < session.renewedAt + PREDECESSOR_LIFETIME_MS ? 'repeat' : 'reused'
}
