/** What the tab remembers of a login, so a reload loses nothing. Never a password. */
export interface Visit {
  readonly email: string
  readonly firstName: string
  /** A code is on its way. */
  readonly waiting?: Waiting
  /** The shop must approve the account first. */
  readonly approval?: { readonly stateToken?: string }
  /** Who must approve. */
  readonly consenting?: { readonly email: string }
}

export interface Waiting {
  readonly stateToken: string
  readonly email: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

const NOTHING: Visit = { email: '', firstName: '' }

/** Reads and keeps a visit in the tab's storage; without storage, until the page is left. */
export const visitMemory = (requestId: string) => {
  const key = `vitrine-login:${requestId}`
  return {
    read: (): Visit => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        return { ...NOTHING, ...(typeof kept === 'object' ? kept : {}) }
      } catch {
        return NOTHING
      }
    },
    keep: (visit: Visit | undefined): void => {
      try {
        if (visit) sessionStorage.setItem(key, JSON.stringify(visit))
        else sessionStorage.removeItem(key)
      } catch {
        // storage is full or forbidden: after a reload the page asks again
      }
    },
  }
}
