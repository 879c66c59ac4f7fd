import { useCallback, useRef, useState } from 'react'
import { LoginProblem } from '../api/login-problem.ts'

/** Does one thing at a time, however often it is asked for, and keeps why the last came to nothing. */
export const useAct = () => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LoginProblem>()
  const busy = useRef(false)

  /** Gives what came of a call; undefined when it failed or something else is under way. */
  const act = useCallback(async <Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (busy.current) return undefined
    busy.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof LoginProblem)) throw error
      setProblem(error)
      return undefined
    } finally {
      busy.current = false
      setBusy(false)
    }
  }, [])
  return { act, isBusy, problem }
}
