/** What the tab remembers of a login, so that a reload in between loses nothing. Never a password. */
export interface Visit {
  readonly email: string
  readonly firstName: string
  /** A code is on its way. */
  readonly waiting?: Waiting
  /** The shop has to look at the account first. */
  readonly approval?: { readonly stateToken?: string }
  /** Who has to agree. */
  readonly consenting?: { readonly email: string }
}

export interface Waiting {
  readonly stateToken: string
  readonly email: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

const NOTHING: Visit = { email: '', firstName: '' }

/** Reads and keeps a visit in the tab's storage; where there is none it is kept until the page is left. */
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
        // a full or forbidden storage: a reload then asks again
      }
    },
  }
}
