import { useCallback, useEffect, useState } from 'react'
import { LoginProblem } from '../api/login-problem.ts'

/** Data loaded when the page was opened. */
export type Loaded<Thing> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'gone' }
  | { readonly phase: 'unreachable' }
  | { readonly phase: 'ready'; readonly thing: Thing }

/** Loads data from the platform; `load` repeats it. A refusal means it no longer exists. */
export const useLoaded = <Thing>(ask: () => Promise<Thing>) => {
  const [loaded, setLoaded] = useState<Loaded<Thing>>({ phase: 'loading' })
  const load = useCallback(async () => {
    setLoaded({ phase: 'loading' })
    await ask().then(
      (thing) => setLoaded({ phase: 'ready', thing }),
      (error) => {
        if (!(error instanceof LoginProblem)) throw error
        const { kind } = error.trouble
        setLoaded({ phase: kind === 'unreachable' || kind === 'waiting' ? 'unreachable' : 'gone' })
      },
    )
  }, [ask])
  useEffect(() => void load(), [load])
  const isGone = useCallback(() => setLoaded({ phase: 'gone' }), [])
  return { loaded, load, isGone }
}
