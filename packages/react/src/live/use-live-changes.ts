import { type LiveState, type SubscribeOptions, subscribe, whileVisible } from '@vitrine/client/live'
import { useEffect, useRef, useState } from 'react'
import { useCommerce } from '../provider/commerce-context.ts'
import { useSession } from '../session/use-session.ts'

/** What to listen for, and what to do when it happens. Callbacks may be new functions in every render. */
export interface LiveOptions
  extends Pick<SubscribeOptions, 'topics' | 'onChange' | 'onReset' | 'onRefused' | 'path'> {
  /** Whether to listen; default true. */
  readonly isOn?: boolean
}

/**
 * Reports changes to the current visitor while the component is mounted and its page is visible. A page that was
 * hidden catches up when it is shown again. Until the first answer, and on servers, the state is `connecting`.
 * @returns how changes reach this page
 * @throws {TypeError} outside of a provider, or when its client has no `fetch`
 * @example
 * useLiveChanges({
 *   topics: ['CATALOG'],
 *   onChange: ({ id }) => id === product._id && reload(),
 *   onReset: reload,
 * })
 */
export function useLiveChanges(options: LiveOptions): LiveState {
  const { topics, path, isOn = true } = options
  const { client } = useCommerce()
  const { isLoggedIn } = useSession()
  const [state, setState] = useState<LiveState>('connecting')
  const latest = useRef(options)
  const names = topics.join()
  const fetch = client?.fetch
  if (!fetch) throw new TypeError('The client of <CommerceProvider> has no fetch')

  useEffect(() => {
    latest.current = options
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visitor gets other changes
  useEffect(() => {
    if (!isOn) return
    return whileVisible((cursor) =>
      subscribe(
        { fetch },
        {
          topics: latest.current.topics,
          ...(path !== undefined && { path }),
          ...(cursor !== undefined && { cursor }),
          onChange: (change) => latest.current.onChange(change),
          onReset: () => latest.current.onReset?.(),
          onRefused: (error) => latest.current.onRefused?.(error),
          onState: setState,
        },
      ),
    )
  }, [fetch, isLoggedIn, names, path, isOn])

  return state
}
