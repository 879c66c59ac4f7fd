import { useEffect, useRef, useState } from 'react'
import type { Step } from './steps.ts'

/** Whether the step has changed since the page was opened. */
export const useMoved = (step: Step): boolean => {
  const first = useRef(step)
  const [hasMoved, setMoved] = useState(false)
  useEffect(() => {
    if (step !== first.current) setMoved(true)
  }, [step])
  return hasMoved
}
