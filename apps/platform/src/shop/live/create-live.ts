import { listChanges, watchChanges } from '@vitrine/contract/operations'
import type { FastifyInstance } from 'fastify'
import { answer, answerStream, type Route } from '../calls/answer.ts'
import { createCursors } from './cursors.ts'
import { createFeed, type FeedParts } from './feed.ts'
import { createLiveService, type LiveParts } from './live.service.ts'

export interface CreateLiveConfig extends FeedParts, Omit<LiveParts, 'feed' | 'cursors' | 'logger'> {
  /** 256 bits, from the secrets. */
  readonly secret: Uint8Array
  readonly logger: FeedParts['logger'] & LiveParts['logger']
}

/** Live updates: their operations, and what ends the streams when the server closes. */
export const createLive = ({
  secret,
  ...parts
}: CreateLiveConfig): {
  readonly routes: readonly Route[]
  readonly serve: (app: FastifyInstance) => void
} => {
  const live = createLiveService({ ...parts, feed: createFeed(parts), cursors: createCursors(secret) })
  return {
    routes: [
      answerStream(watchChanges, (call) => live.watch(call)),
      answer(listChanges, (call) => live.list(call)),
    ],
    serve: (app) => {
      app.addHook('preClose', () => live.stop())
    },
  }
}
