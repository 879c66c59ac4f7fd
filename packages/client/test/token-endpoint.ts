import { nowInSeconds, type Tokens } from '../src/auth/tokens.ts'
import { CommerceError } from '../src/http/error.ts'

/** How long an access token is valid. */
export const LIFETIME_SECONDS = 600

interface Family {
  role: 'visitor' | 'member'
  /** The token that created each generation; the last generation is current. */
  madeBy: string[]
  isDead: boolean
}

export interface EndpointOptions {
  /** Delays of requests and answers, in turn. */
  delayMs?: () => number
  /** Whether an answer gets lost on its way. */
  isLost?: () => boolean
}

/**
 * A platform's token endpoint that rotates refresh tokens. Every answer holds a new token. Valid are tokens
 * of the newest generation and the one that created it; any other token ends the family. The endpoint has its
 * own clock.
 */
export const createEndpoint = ({ delayMs, isLost }: EndpointOptions = {}) => {
  const families: Family[] = []
  const expiries = new Map<string, number>()
  const requests: number[] = []
  const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs?.() ?? 0))

  const issue = (id: number, generation: number, role: Family['role']) => {
    const access = `${id}.${generation}.${expiries.size}`
    expiries.set(access, performance.now() + LIFETIME_SECONDS * 1000)
    return { access, refresh: access, role }
  }
  const begin = (role: Family['role']) =>
    issue(families.push({ role, madeBy: [''], isDead: false }) - 1, 0, role)
  const read = (token: string) => {
    const [id = -1, generation = -1] = token.split('.').map(Number)
    return { id, generation, family: families[id] }
  }
  const decide = (refreshToken: string) => {
    const { id, generation, family } = read(refreshToken)
    if (!family || family.isDead) return begin('visitor')
    const { madeBy, role } = family
    const next = generation + 1
    if (next === madeBy.length) madeBy.push(refreshToken)
    else if (next + 1 !== madeBy.length || madeBy[next] !== refreshToken) {
      family.isDead = true
      return begin('visitor')
    }
    return issue(id, next, role)
  }
  /** Expiry is counted from receipt, by the recipient's clock. */
  const received = ({ access, refresh, role }: ReturnType<typeof decide>): Tokens => ({
    accessToken: { value: access, expiresAt: nowInSeconds() + LIFETIME_SECONDS },
    refreshToken: { value: refresh, role },
  })

  return {
    /** The times of token requests. */
    requests,
    families,
    /** Tokens of a member who has just logged in. */
    login: () => received(begin('member')),
    async obtain({ refreshToken }: Tokens): Promise<Tokens> {
      requests.push(performance.now())
      await pause()
      const answer = decide(refreshToken.value)
      await pause()
      if (isLost?.()) throw new CommerceError('lost', { code: 'NETWORK_ERROR', retryable: true })
      return received(answer)
    },
    /** Whether a call with these tokens is accepted. */
    accepts: ({ accessToken: { value } }: Tokens): boolean =>
      read(value).family?.isDead === false && (expiries.get(value) ?? 0) > performance.now(),
  }
}
