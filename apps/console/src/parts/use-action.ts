import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWords } from '../messages/words.tsx'
import { explainProblem } from './problems/problem-texts.ts'

/** Something a member of staff does, such as approving a member. */
export interface Action<Input> {
  run(input: Input): void
  readonly isRunning: boolean
}

/**
 * Runs an action, reports its outcome, and refetches what it may have changed.
 * @param done - what to say afterwards; nothing when it returns undefined
 * @param keys - the lists and things that change
 * @param settled - runs once they are read again, whether the action worked or not
 */
export const useAction = <Input, Output>(
  act: (input: Input) => Promise<Output>,
  keys: readonly string[],
  done: (input: Input, output: Output) => string | undefined,
  settled?: (input: Input) => void,
): Action<Input> => {
  const words = useWords()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (output, input) => {
      const message = done(input, output)
      if (message) notifications.show({ message })
    },
    onError: async (error) => {
      const { title, hint } = await explainProblem(error, words)
      notifications.show({ title, message: hint, color: 'red', autoClose: 10_000 })
    },
    onSettled: async (_output, _error, input) => {
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      settled?.(input)
    },
  })
  return { run: mutate, isRunning: isPending }
}
