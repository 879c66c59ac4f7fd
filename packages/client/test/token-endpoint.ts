import { nowInSeconds, type Tokens } from '../src/auth/tokens.ts'
import { CommerceError } from '../src/http/error.ts'

/** So long an access token is good. */
export const LIFETIME_SECONDS = 600
/** So long a generation stays good once its successor has been used. */
const GRACE_MS = 10_000

interface Family {
  role: 'visitor' | 'member'
  /** When something of each generation was first used; the last one is the present generation. */
  usedAt: (number | undefined)[]
  isDead: boolean
}

export interface EndpointOptions {
  /** Of a request, and of an answer, in turn. */
  delayMs?: () => number
  /** Whether an answer gets lost on its way. */
  isLost?: () => boolean
  /** Knows no generation but the present one and the one before: what is older ends the family at once. */
  isForgetful?: boolean
}

/**
 * The token endpoint of a platform that rotates refresh tokens. A generation stays good until ten seconds after
 * its successor's first use, and a repeat is answered with that very successor; a later use ends the family. Its
 * clock is its own: nobody moves it.
 */
export const createEndpoint = ({ delayMs, isLost, isForgetful }: EndpointOptions = {}) => {
  const families: Family[] = []
  const expiries = new Map<string, number>()
  const requests: number[] = []
  const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs?.() ?? 0))

  const issue = (id: number, generation: number, role: Family['role']) => {
    const access = `${id}.${generation}.${expiries.size}`
    expiries.set(access, performance.now() + LIFETIME_SECONDS * 1000)
    return { access, refresh: `${id}.${generation}`, role }
  }
  const begin = (role: Family['role']) =>
    issue(families.push({ role, usedAt: [undefined], isDead: false }) - 1, 0, role)
  const read = (token: string) => {
    const [id = -1, generation = -1] = token.split('.').map(Number)
    return { id, generation, family: families[id] }
  }
  const decide = (refreshToken: string) => {
    const { id, generation, family } = read(refreshToken)
    if (!family || family.isDead) return begin('visitor')
    const { usedAt, role } = family
    const now = performance.now()
    const next = generation + 1
    if (next === usedAt.length) {
      usedAt[generation] ??= now
      usedAt.push(undefined)
    } else if (now > (usedAt[next] ?? now) + GRACE_MS || (isForgetful && next + 1 < usedAt.length)) {
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
    /** Whether a call with these tokens is let in. One that is proves that they arrived. */
    accepts({ accessToken: { value } }: Tokens): boolean {
      const { generation, family } = read(value)
      if (!family || family.isDead || (expiries.get(value) ?? 0) <= performance.now()) return false
      family.usedAt[generation] ??= performance.now()
      return true
    },
  }
}
