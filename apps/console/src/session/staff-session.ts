import type { AuthStrategy } from '@vitrine/client'

/** Who is logged in, and at which shop. */
export interface Staff {
  readonly user: { readonly email: string; readonly role: 'owner' | 'merchant' }
  readonly shop: {
    readonly name: string
    readonly currency: string
    readonly locale: string
    readonly storefrontUrl: string
    /** An IANA time zone. */
    readonly timeZone: string
    /** Where pictures and files are. */
    readonly mediaUrl: string
  }
}

interface SessionAnswer extends Staff {
  readonly accessToken: string
  readonly expiresInSeconds: number
}

/** The session has ended. What was typed stays, so logging in again continues. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut'
}

/** The session couldn't be renewed just now; it goes on once the shop can be reached again. */
export class SessionUnavailable extends Error {
  override readonly name = 'SessionUnavailable'

  readonly reason: 'offline' | 'busy'

  constructor(reason: 'offline' | 'busy') {
    super(`The session can't be renewed: ${reason}`)
    this.reason = reason
  }
}

/** The session of the member of staff at this browser. */
export interface StaffSession extends AuthStrategy {
  /** Reads who is logged in. @throws {SignedOut} */
  open(): Promise<Staff>
  /** Calls back when the session has ended. */
  onEnd(listener: () => void): () => void
  /** Logs out here and in every tab. */
  signOut(): Promise<void>
}

/** A token stops being used this long before it expires: it still has to arrive. */
const LEEWAY_MS = 30_000
const ADDRESS = '/console/session'

/**
 * Gets short-lived access tokens for the page's calls. The token that renews them is in a cookie that scripts
 * can't read.
 */
export const createStaffSession = (): StaffSession => {
  const listeners = new Set<() => void>()
  let held = { value: '', usableUntil: 0 }
  let flight: Promise<Staff> | undefined

  const renew = async (): Promise<Staff> => {
    const response = await fetch(ADDRESS, { method: 'POST', credentials: 'same-origin' }).catch(() => {
      throw new SessionUnavailable('offline')
    })
    if (response.status === 401) {
      held = { value: '', usableUntil: 0 }
      for (const listener of listeners) listener()
      throw new SignedOut()
    }
    if (!response.ok) throw new SessionUnavailable('busy')
    const { accessToken, expiresInSeconds, ...staff }: SessionAnswer = await response.json()
    held = { value: accessToken, usableUntil: performance.now() + expiresInSeconds * 1000 - LEEWAY_MS }
    return staff
  }
  const open = () => {
    flight ??= renew().finally(() => {
      flight = undefined
    })
    return flight
  }

  return {
    open,
    getAuthHeaders: async (refused) => {
      if (!held.value || held.value === refused || performance.now() > held.usableUntil) await open()
      return { headers: { Authorization: held.value } }
    },
    getActiveToken: () => held.value,
    onEnd: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signOut: async () => {
      await fetch(ADDRESS, { method: 'DELETE', credentials: 'same-origin' })
      held = { value: '', usableUntil: 0 }
    },
  }
}

/** Where to log in, coming back to a page. */
export const signInAddress = (to: string): string => `/console/login?${new URLSearchParams({ to })}`
