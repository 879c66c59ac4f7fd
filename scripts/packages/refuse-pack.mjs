import { giveUp } from '../run.mjs'

/** `npm pack` and `npm publish` in a package's folder would pack the workspace's manifest. */
giveUp('run `npm run pack` at the top of the repository; it packs the published form')
