import type { LoginProblem } from '../api/login-problem.ts'
import { useLoginWords } from '../messages/words.tsx'
import { problemText } from './problem-text.ts'

interface ProblemNoteProps {
  readonly problem: LoginProblem | undefined
  /** What stands beside its field already. */
  readonly isAtField?: boolean
}

/** Says that a try came to nothing, beside what was tried. */
export function ProblemNote({ problem, isAtField = false }: ProblemNoteProps) {
  const t = useLoginWords()
  const isSaid = isAtField || (problem?.trouble.kind === 'refused' && problem.trouble.fields.length > 0)
  const text = problem && !isSaid ? problemText(problem.trouble, t) : undefined
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
