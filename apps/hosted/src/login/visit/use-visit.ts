import { useCallback, useMemo, useState } from 'react'
import { type Visit, visitMemory } from './visit-memory.ts'

/** Holds typed values and the state of the login, in this tab. */
export const useVisit = (requestId: string) => {
  const memory = useMemo(() => visitMemory(requestId), [requestId])
  const [visit, setVisit] = useState(memory.read)
  const change = useCallback(
    (parts: Partial<Visit>) =>
      setVisit((before) => {
        const after = { ...before, ...parts }
        memory.keep(after)
        return after
      }),
    [memory],
  )
  const forget = useCallback(() => memory.keep(undefined), [memory])
  return { visit, change, forget }
}
