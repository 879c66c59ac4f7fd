/** Lets the event loop handle other pending work before long work continues. */
export const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
