import { answerQuestions } from '../../../floor/processes/answer-questions.ts'
import { loadSharp } from './load-sharp.ts'
import { renderAnswer } from './render-answer.ts'

await loadSharp() // which is no part of the first picture's time
answerQuestions(renderAnswer)
