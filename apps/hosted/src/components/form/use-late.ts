import { useEffect, useState } from 'react'

/** Whether something has been running for longer than a while. */
export const useLate = (isGoingOn: boolean, afterMs: number): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isGoingOn, afterMs])
  return isLate
}
