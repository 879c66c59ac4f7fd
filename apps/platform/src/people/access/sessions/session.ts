import { isFromFuture } from '../../../floor/clock.ts'

/** Who logs in: a back-office user, or a member of the site. */
export type Subject = 'WIX_USER' | 'MEMBER'

/** One login and its renewals: a family of refresh tokens. */
export interface Session {
  readonly siteId: string
  readonly sessionId: string
  readonly clientId: string
  readonly subject: Subject
  readonly subjectId: string
  /** Whether each renewal rotates the refresh token; fixed by the first grant. */
  readonly rotates: boolean
  /** Of the newest refresh tokens; starts at 1. */
  readonly generation: number
  /** Which token of the previous generation created the newest one; empty for a session's first token. */
  readonly usedBranch: string
  /** In milliseconds since 1970, as all times here. */
  readonly createdAt: number
  /** When the newest generation was created. */
  readonly renewedAt: number
  readonly endedAt: number | null
  /** When the person proved who they are; before the session if their browser was already logged in. */
  readonly authenticatedAt: number
  /** The browser login that the session came from and ends with. */
  readonly browserLoginId: string | null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a session lives without a renewal, and in total. */
export const LIFETIMES: Readonly<Record<Subject, { readonly idleMs: number; readonly longestMs: number }>> = {
  WIX_USER: { idleMs: 2 * HOUR_MS, longestMs: 12 * HOUR_MS },
  MEMBER: { idleMs: 30 * DAY_MS, longestMs: 90 * DAY_MS },
}

/** After this a session is useless. */
export const LONGEST_SESSION_MS = LIFETIMES.MEMBER.longestMs

/** How long a token can be reused while its successor is unused, in case a response got lost. */
const PREDECESSOR_LIFETIME_MS = DAY_MS

/** A refresh token's position in its session. */
export interface Place {
  readonly generation: number
  /** Distinguishes tokens of one generation: every renewal returns its own. Empty for the first token. */
  readonly branch: string
}

/**
 * What a refresh token is worth: `renew` creates the next generation; `repeat` returns another token of the
 * current generation; `reused` means that two people hold the session, so it must end; `refused` changes
 * nothing.
 */
export type Verdict = 'renew' | 'repeat' | 'reused' | 'refused'

/**
 * Judges a refresh token by its position. A token of the newest generation renews. The token that created
 * that generation works again for a day, while its successor is unused. Any other token means that two
 * people hold the session (RFC 9700, section 4.14.2).
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
