/**
 * A signal that aborts with the first of these; edge runtimes have no `AbortSignal.any`. It is referred to until
 * one of them aborts.
 * @throws the reason of a signal that has aborted already
 */
export const firstSignal = (...signals: readonly (AbortSignal | null | undefined)[]): AbortSignal => {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) throw signal.reason
    signal?.addEventListener('abort', () => first.abort(signal.reason), { signal: first.signal })
  }
  return first.signal
}
