import { answerQuestions } from '../../../floor/processes/answer-questions.ts'
import { loadSharp } from './load-sharp.ts'
import { renderAnswer } from './render-answer.ts'
import type { RenderQuestion } from './render-question.ts'

await loadSharp()

/** Makes pictures, but never answers for one whose file name says so, nor anything else from then on. */
answerQuestions((question: RenderQuestion) => {
  if ('file' in question && question.file.endsWith('hangs.png'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  return renderAnswer(question)
})
