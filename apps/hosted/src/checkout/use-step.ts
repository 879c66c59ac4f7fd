import { useCallback, useEffect, useState } from 'react'
import { type Progress, STEPS, type Step, stepToShow } from './steps.ts'

const fromAddress = (): Step | undefined => STEPS.find((step) => `#${step}` === location.hash)

/**
 * The step in view. It stands in the address, so that the back button goes a step back and a reload stays; one that
 * cannot be shown yet gives way to the first that lacks something.
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
  useEffect(() => {
    if (fromAddress() !== step) history.replaceState(null, '', `#${step}`)
  }, [step])
  return { step, goTo }
}
