import type { HostedCaptcha } from '@vitrine/contract/hosted-identity'
import { useCallback, useMemo, useRef, useState } from 'react'
import { solveCaptcha } from '../api/captcha.ts'
import { LoginProblem } from '../api/login-problem.ts'
import { type RecaptchaEvents, solveRecaptcha } from '../api/recaptcha.ts'

/** The state of a captcha. `asked`: the person must confirm it by hand. */
export type CaptchaState = 'none' | 'asked' | 'working' | 'done' | 'failed'

/** The solution, once it is solved automatically or the box is checked. */
export type CaptchaKind = 'VISIBLE' | 'INVISIBLE'

const WANTED = new Set(['MISSING_CAPTCHA_TOKEN', 'INVALID_CAPTCHA_TOKEN'])

/**
 * Handles captchas when the platform requires one. An invisible one is solved automatically and the call
 * repeated; for a visible one there is a checkbox, and the form is submitted again. Each solution is used
 * once.
 * @param other - a third-party captcha; undefined: the platform's own proof of work
 */
export const useCaptcha = (kind: CaptchaKind, other: HostedCaptcha | undefined) => {
  const [state, setState] = useState<CaptchaState>('none')
  /** Counts the third-party boxes shown: each gives one solution. */
  const [round, setRound] = useState(0)
  const held = useRef<string>(undefined)

  const ask = useCallback(() => {
    setState('asked')
    setRound((before) => before + 1)
  }, [])

  const solve = useCallback(async (): Promise<string | undefined> => {
    setState('working')
    const solving = other ? solveRecaptcha(other.scriptUrl, other.invisibleSiteKey) : solveCaptcha()
    const token = await solving.catch(() => undefined)
    setState(token ? 'done' : 'failed')
    return token
  }, [other])

  const confirm = useCallback(async () => {
    held.current = await solve()
  }, [solve])

  /** Events of a third-party box. */
  const events = useMemo((): RecaptchaEvents => {
    const tell = (next: CaptchaState) => (token?: string) => {
      held.current = token
      setState(next)
    }
    const [onSolved, onExpired, onFailed] = [tell('done'), tell('asked'), tell('failed')]
    return { onSolved, onExpired: () => onExpired(), onFailed: () => onFailed() }
  }, [])

  const withCaptcha = useCallback(
    async <Answer>(call: (captcha: { captcha?: string }) => Promise<Answer>): Promise<Answer> => {
      const token = held.current
      held.current = undefined
      try {
        const answer = await call(token ? { captcha: token } : {})
        return answer
      } catch (error) {
        const isWanted = error instanceof LoginProblem && WANTED.has(error.code)
        if (kind === 'VISIBLE') {
          if (isWanted || token) ask()
          throw error
        }
        if (!isWanted) {
          setState('none')
          throw error
        }
        const found = await solve()
        if (!found) throw error
        return await call({ captcha: found })
      }
    },
    [ask, kind, solve],
  )
  return { kind, state, confirm, withCaptcha, box: { other, round, events } }
}

/** A captcha as its box shows it. */
export type CaptchaOfForm = ReturnType<typeof useCaptcha>
