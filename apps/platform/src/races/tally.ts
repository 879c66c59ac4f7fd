import { Failure } from '../floor/failure.ts'

/** A crowd's result: how many succeeded, their total, and why the others failed, by code. */
export interface Tally {
  readonly done: number
  /** In minor units; 0 if nothing is paid. */
  readonly amountMinor: number
  readonly refusals: Readonly<Record<string, number>>
}

/** One attempt: returns its amount, or throws the refusal. */
export type Try = () => Promise<number>

/** Runs attempts, this many at a time, and counts. Any other error ends the race. */
export const tallyOf = async (tries: readonly Try[], atOnce: number): Promise<Tally> => {
  const waiting = [...tries]
  const refusals: Record<string, number> = {}
  let [done, amountMinor] = [0, 0]
  const one = async (): Promise<void> => {
    for (let attempt = waiting.pop(); attempt; attempt = waiting.pop()) {
      try {
        const got = await attempt() // not `+= await`, which would add to the value from before the wait
        amountMinor += got
        done++
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        refusals[error.code] = (refusals[error.code] ?? 0) + 1
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return { done, amountMinor, refusals }
}

export const sumOf = (tallies: readonly Tally[]): Tally => {
  const refusals: Record<string, number> = {}
  for (const tally of tallies)
    for (const [code, count] of Object.entries(tally.refusals)) refusals[code] = (refusals[code] ?? 0) + count
  const sum = (amount: (tally: Tally) => number) => tallies.reduce((total, tally) => total + amount(tally), 0)
  return { done: sum(({ done }) => done), amountMinor: sum((tally) => tally.amountMinor), refusals }
}
