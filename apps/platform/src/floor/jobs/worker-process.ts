/**
 * Does the work that this process was started for, then ends it. The first message from the parent says what
 * to do; errors are printed and end it with code 1.
 */
export const workOnMessage = <Message>(work: (message: Message) => Promise<void>): void => {
  process.once('message', (message: Message) => {
    work(message).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  // A terminal and a service manager signal all processes at once; the parent decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
}

/**
 * Listens for further messages from the parent. The returned function resolves with true once one has come since
 * its last call, and with false when none comes in time or the parent disconnects or ends.
 */
export const hearOfJobs = (): ((withinMs: number) => Promise<boolean>) => {
  let isHeard = false
  let stopWaiting = (): void => {}
  process.on('message', () => {
    isHeard = true
    stopWaiting()
  })
  process.once('disconnect', () => stopWaiting())
  return async (withinMs) => {
    if (!isHeard && process.connected)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs)
        stopWaiting = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    const goesOn = isHeard && process.connected
    isHeard = false
    return goesOn
  }
}
