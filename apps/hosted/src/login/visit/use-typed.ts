import { useEffect } from 'react'
import { useErrors } from '../../components/form/use-errors.ts'
import type { LoginProblem } from '../api/login-problem.ts'
import { useLoginWords } from '../messages/words.tsx'
import { fieldTexts } from '../parts/problem-text.ts'

/** Holds what is wrong with a form; what the platform refused stands beside its field, as if the page had found it. */
export const useTyped = (problem: LoginProblem | undefined) => {
  const t = useLoginWords()
  const { errors, form, show, clear } = useErrors()
  useEffect(() => {
    const told = fieldTexts(problem?.trouble, t)
    if (Object.keys(told).length > 0) show(told)
  }, [problem, show, t])

  /** What a field needs: its value, what is wrong with it, and whom to tell when it changes. */
  const field = (name: string, value: string, change: (value: string) => void) => ({
    value,
    error: errors[name],
    onChange: (next: string) => {
      clear(name)
      change(next)
    },
  })
  return { errors, form, show, field }
}

/** A form that is being filled in. */
export type Typed = ReturnType<typeof useTyped>
