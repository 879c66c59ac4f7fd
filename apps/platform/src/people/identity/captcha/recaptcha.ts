import { isObject } from '../../../floor/http/bodies/json-body.ts'
import type { Captcha, CaptchaAction } from './captcha.ts'

export interface RecaptchaParts {
  readonly visibleSecret: string
  readonly invisibleSecret: string
  /** Where the widget may be shown; it must have been solved on one of them. */
  readonly hosts: readonly string[]
  /** Where tokens are verified. */
  readonly verifyUrl: string
}

const TIMEOUT_MS = 5_000
/** For the kind that scores from 0 to 1 instead of asking people. */
const LOWEST_SCORE = 0.5

/** Google's reCAPTCHA, or a compatible service. A token works once: the service enforces it, and so do we. */
export const createRecaptcha = ({
  visibleSecret,
  invisibleSecret,
  hosts,
  verifyUrl,
}: RecaptchaParts): Captcha => ({
  judge: async ({ token, kind, action, address }) => {
    const secret = kind === 'visible' ? visibleSecret : invisibleSecret
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) return 'unreachable'
      const verdict = verdictOf(await response.json(), hosts, action)
      return verdict === 'right' ? { solved: token } : verdict
    } catch {
      return 'unreachable'
    }
  },
})

const verdictOf = (
  answer: unknown,
  hosts: readonly string[],
  action: CaptchaAction,
): 'right' | 'wrong' | 'unreachable' => {
  if (!isObject(answer) || typeof answer.success !== 'boolean') return 'unreachable'
  if (!answer.success) return isOurFault(answer['error-codes']) ? 'unreachable' : 'wrong'
  const { hostname, action: solvedFor = action, score = 1 } = answer
  const isOurs = typeof hostname === 'string' && hosts.includes(hostname)
  return isOurs && solvedFor === action && Number(score) >= LOWEST_SCORE ? 'right' : 'wrong'
}

/** A wrong secret in our settings says nothing about the token's sender. */
const isOurFault = (codes: unknown): boolean =>
  Array.isArray(codes) &&
  codes.some((code) => code === 'invalid-input-secret' || code === 'missing-input-secret')
