import { startMoved } from './announce.ts'
import { hookLoading } from './node-modules.ts'

/**
 * Points a storefront in Node.js at your platform: the public packages as they are on disk, unmodified.
 * @throws {Error} when `VITRINE_API_URL` is missing
 * @example node --import @vitrine/move/preload server.js
 */
hookLoading(startMoved())
