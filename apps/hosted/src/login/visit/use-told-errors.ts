import { useEffect } from 'react'
import { useErrors } from '../../components/form/use-errors.ts'
import type { LoginProblem } from '../api/login-problem.ts'
import { useLoginWords } from '../messages/words.tsx'
import { fieldTexts } from '../parts/problem-text.ts'

/** Holds the errors of a form; what the platform refused stands beside its field, as if the page had found it. */
export const useToldErrors = (
  problem: LoginProblem | undefined,
  more: (code: string) => Readonly<Record<string, string>> = () => NONE,
) => {
  const t = useLoginWords()
  const errors = useErrors()
  const { show } = errors
  useEffect(() => {
    const told = { ...fieldTexts(problem?.trouble, t), ...more(problem?.code ?? '') }
    if (Object.keys(told).length > 0) show(told)
  }, [problem, show, more, t])
  return errors
}

const NONE = {}
