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
