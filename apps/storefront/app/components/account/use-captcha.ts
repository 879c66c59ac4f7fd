import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import type { FormAnswer } from '../../account/form-answer.ts'

/**
 * When the platform requires a captcha: solves it in the browser and sends the form again. Does so once per
 * submit; after another refusal the form explains how to continue.
 * @returns the field with the solution, and whether the browser is still solving
 */
export function useCaptcha(form: RefObject<HTMLFormElement | null>, answer: FormAnswer | undefined) {
  const token = useRef<HTMLInputElement>(null)
  const isRepeated = useRef(false)
  const [isCounting, setCounting] = useState(false)
  const address = useHref('/captcha')

  useEffect(() => {
    const wasRepeated = isRepeated.current
    isRepeated.current = false
    // Without a password, the browser has restored the form: there is nothing to send again.
    if (!answer?.problem?.startsWith('captcha') || wasRepeated || !form.current?.checkValidity()) return
    setCounting(true)
    import('../../account/solve-captcha.ts')
      .then(({ solveCaptcha }) => solveCaptcha(address))
      .then((solved) => {
        if (!token.current || !form.current) return
        token.current.value = solved
        isRepeated.current = true
        form.current.requestSubmit()
        // A solution works once.
        token.current.value = ''
      })
      .catch(console.error)
      .finally(() => setCounting(false))
  }, [answer, address, form])

  return { token, isCounting }
}
