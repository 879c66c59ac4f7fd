import type { LoginProblem } from '../api/login-problem.ts'
import { useLoginWords } from '../messages/words.tsx'
import { fieldTexts, problemText } from './problem-text.ts'

/** Reports a failed attempt next to it, unless a field already does. */
export function ProblemNote({ problem }: { readonly problem: LoginProblem | undefined }) {
  const t = useLoginWords()
  const isAtField = Object.keys(fieldTexts(problem?.trouble, t)).length > 0
  const text = problem && !isAtField ? problemText(problem.trouble, t) : undefined
  return (
    <div role="alert">
      {text !== undefined && (
        <div className="notice notice-alarm">
          <p>{text}</p>
        </div>
      )}
    </div>
  )
}
