/** Lets the event loop answer whatever else has come in before long work goes on. */
export const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
