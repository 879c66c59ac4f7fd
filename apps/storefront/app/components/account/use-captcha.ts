import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import type { FormAnswer } from '../../account/form-answer.ts'

/**
 * Where the platform wants to see that no program is typing: has the browser count, and sends the form again by itself.
 * Once for each time that a person has sent it: what is refused again goes on elsewhere, as the form then says.
 *
 * @returns what sends the solution along, and whether the browser is counting
 */
export function useCaptcha(form: RefObject<HTMLFormElement | null>, answer: FormAnswer | undefined) {
  const token = useRef<HTMLInputElement>(null)
  const isRepeated = useRef(false)
  const [isCounting, setCounting] = useState(false)
  const address = useHref('/captcha')

  useEffect(() => {
    const wasRepeated = isRepeated.current
    isRepeated.current = false
    // Without a password, the form is one that the browser has loaded anew: there is nothing to send again.
    if (!answer?.problem?.startsWith('captcha') || wasRepeated || !form.current?.checkValidity()) return
    setCounting(true)
    import('../../account/solve-captcha.ts')
      .then(({ solveCaptcha }) => solveCaptcha(address))
      .then((solved) => {
        if (!token.current || !form.current) return
        token.current.value = solved
        isRepeated.current = true
        form.current.requestSubmit()
        // It is good once.
        token.current.value = ''
      })
      .catch(console.error)
      .finally(() => setCounting(false))
  }, [answer, address, form])

  return { token, isCounting }
}
