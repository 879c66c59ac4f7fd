import { randomUUID } from 'node:crypto'

/** Makes identifiers, passed in so that tests can foresee them. */
export interface Ids {
  /** A random GUID (RFC 9562, version 4). */
  guid(): string
}

export const randomIds: Ids = { guid: randomUUID }
