import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Makes the handler for leaving a field. If someone leaves it by pressing something else, it waits until the press is
 * over: what they press would otherwise move away from under the pointer.
 */
export const useLeave = (act: () => void): (() => void) => {
  const latest = useRef(act)
  latest.current = act
  const isPressing = useRef(false)
  useEffect(() => {
    const press = ({ type }: MouseEvent) => {
      isPressing.current = type === 'mousedown'
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', press, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', press, true)
    }
  }, [])
  return () => {
    const leave = () => flushSync(() => latest.current())
    // The click that follows finds everything as it is then.
    if (isPressing.current) window.addEventListener('mouseup', leave, { once: true, capture: true })
    else latest.current()
  }
}
