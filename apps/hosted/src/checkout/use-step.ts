import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type Progress, STEPS, type Step, stepToShow } from './steps.ts'

const fromAddress = (): Step | undefined => STEPS.find((step) => `#${step}` === location.hash)

/**
 * The current step. It is kept in the address, so the back button goes one step back and a reload stays. A
 * step that can't be shown yet is replaced by the first incomplete one.
 */
export const useStep = (progress: Progress) => {
  const [asked, setAsked] = useState(fromAddress)
  useEffect(() => {
    const follow = () => setAsked(fromAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const goTo = useCallback((step: Step) => {
    if (fromAddress() !== step) history.pushState(null, '', `#${step}`)
    setAsked(step)
  }, [])
  const step = stepToShow(asked, progress)
  // Not later: the buyer may have gone back by then, and replacing the address would cancel that.
  useLayoutEffect(() => {
    if (fromAddress() !== step) history.replaceState(null, '', `#${step}`)
  }, [step])
  return { step, goTo }
}
