/** Lets the event loop handle whatever else has come in before long work continues. */
export const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
