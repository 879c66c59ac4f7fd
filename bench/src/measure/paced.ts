import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Makes calls at a steady pace, whether earlier ones are answered or not, like independent people.
 * @returns how many were started per second, once all are answered
 * @throws the first call's error
 */
export const paced = async (
  perSecond: number,
  seconds: number,
  call: (index: number) => Promise<unknown>,
): Promise<number> => {
  const calls: Promise<unknown>[] = []
  const failures: unknown[] = []
  const startedAt = performance.now()
  for (let index = 0; index < perSecond * seconds; index++) {
    const early = startedAt + (index * 1000) / perSecond - performance.now()
    if (early > 0) await sleep(early)
    calls.push(call(index).catch((error) => failures.push(error)))
  }
  const pace = (calls.length * 1000) / (performance.now() - startedAt)
  await Promise.all(calls)
  if (failures.length > 0) throw failures[0]
  return pace
}
