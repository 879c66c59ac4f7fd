import { giveUp } from './run.mjs'

/** `npm pack` and `npm publish` in a package's folder would pack the manifest of the workspace. */
giveUp('run `npm run pack` at the top of the repository; it packs what others install')
