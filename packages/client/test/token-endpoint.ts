import { nowInSeconds, type Tokens } from '../src/auth/tokens.ts'
import { CommerceError } from '../src/http/error.ts'

/** So long an access token is good. */
export const LIFETIME_SECONDS = 600

interface Family {
  role: 'visitor' | 'member'
  /** Which token made each generation; the last one is the present generation. */
  madeBy: string[]
  isDead: boolean
}

export interface EndpointOptions {
  /** Of a request, and of an answer, in turn. */
  delayMs?: () => number
  /** Whether an answer gets lost on its way. */
  isLost?: () => boolean
}

/**
 * The token endpoint of a platform that rotates refresh tokens. Every answer holds a token of its own. Good are those
 * of the newest generation and the one that made it; any other ends the family. Its clock is its own.
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
  /** Expiry is counted from receipt, by the clock of whoever receives. */
  const received = ({ access, refresh, role }: ReturnType<typeof decide>): Tokens => ({
    accessToken: { value: access, expiresAt: nowInSeconds() + LIFETIME_SECONDS },
    refreshToken: { value: refresh, role },
  })

  return {
    /** When tokens were asked for. */
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
    /** Whether a call with these tokens is let in. */
    accepts: ({ accessToken: { value } }: Tokens): boolean =>
      read(value).family?.isDead === false && (expiries.get(value) ?? 0) > performance.now(),
  }
}
