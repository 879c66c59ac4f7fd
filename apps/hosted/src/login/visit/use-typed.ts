import { useEffect } from 'react'
import { useErrors } from '../../components/form/use-errors.ts'
import type { LoginProblem } from '../api/login-problem.ts'
import { useLoginWords } from '../messages/words.tsx'
import { fieldTexts } from '../parts/problem-text.ts'

/** Holds a form's errors; fields refused by the platform look like errors found by the page. */
export const useTyped = (problem: LoginProblem | undefined) => {
  const t = useLoginWords()
  const { errors, form, show, clear } = useErrors()
  useEffect(() => {
    const told = fieldTexts(problem?.trouble, t)
    if (Object.keys(told).length > 0) show(told)
  }, [problem, show, t])

  /** A field's props: its value, its error and its change handler. */
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

/** A form being filled in. */
export type Typed = ReturnType<typeof useTyped>
