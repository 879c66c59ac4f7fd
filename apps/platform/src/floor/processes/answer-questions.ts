/**
 * Answers the questions of the process that started this one, until it is killed or that process ends.
 *
 * @param answer - must not throw: what goes wrong is part of the answer
 */
export const answerQuestions = <Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void => {
  process.on('message', async (question: Question) => process.send?.(await answer(question)))
  // A thread that hangs would keep the process, even from exiting.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Terminals and service managers signal every process at once; the parent decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.send?.('ready')
}
