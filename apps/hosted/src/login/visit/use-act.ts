import { useCallback, useRef, useState } from 'react'
import { LoginProblem } from '../api/login-problem.ts'

/** Runs one action at a time, however often it is requested, and keeps the last failure. */
export const useAct = () => {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LoginProblem>()
  const busy = useRef(false)

  /** Returns the result of a call; undefined if it failed or another one is running. */
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
