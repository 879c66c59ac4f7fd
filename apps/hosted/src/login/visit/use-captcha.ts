import { useCallback, useRef, useState } from 'react'
import { solveCaptcha } from '../api/captcha.ts'
import { LoginProblem } from '../api/login-problem.ts'

/** Where a captcha stands. `asked`: whoever is there has to confirm it by hand. */
export type CaptchaState = 'none' | 'asked' | 'working' | 'done' | 'failed'

/** Solved by itself, or once a box is ticked. */
export type CaptchaKind = 'VISIBLE' | 'INVISIBLE'

const WANTED = new Set(['MISSING_CAPTCHA_TOKEN', 'INVALID_CAPTCHA_TOKEN'])

/**
 * Answers captchas when the platform wants one. An invisible one is solved by itself and the call made again; for a
 * visible one there is a box to tick, and the form is handed in once more. Each solution is used once.
 */
export const useCaptcha = (kind: CaptchaKind) => {
  const [state, setState] = useState<CaptchaState>('none')
  const held = useRef<string>(undefined)

  const solve = useCallback(async (): Promise<string | undefined> => {
    setState('working')
    const token = await solveCaptcha().catch(() => undefined)
    setState(token ? 'done' : 'failed')
    return token
  }, [])

  const confirm = useCallback(async () => {
    held.current = await solve()
  }, [solve])

  const withCaptcha = useCallback(
    async <Answer>(call: (captcha: { captcha?: string }) => Promise<Answer>): Promise<Answer> => {
      const token = held.current
      held.current = undefined
      try {
        const answer = await call(token ? { captcha: token } : {})
        return answer
      } catch (error) {
        if (!(error instanceof LoginProblem) || !WANTED.has(error.code)) {
          setState((before) => (before === 'none' ? before : kind === 'VISIBLE' ? 'asked' : 'none'))
          throw error
        }
        if (kind === 'VISIBLE') {
          setState('asked')
          throw error
        }
        const found = await solve()
        if (!found) throw error
        return await call({ captcha: found })
      }
    },
    [kind, solve],
  )
  return { state, confirm, withCaptcha }
}
