import { randomBytes } from 'node:crypto'

/** Makes request ids: unique among all processes and starts, short, and in the order of arrival within one. */
export const createRequestIds = (): (() => string) => {
  const start = `${Math.floor(Date.now() / 1000)}.${randomBytes(5).toString('hex')}`
  let count = 0
  return () => `${start}${(++count).toString(36).padStart(4, '0')}`
}
