import { register } from 'node:module'

/**
 * Lets Node.js run a program from its sources: `node --import scripts/load-sources.mjs program.ts`. The program is bundled
 * as it starts, so a start takes two seconds of processor time, not the ten of a loader that is asked file by file.
 */
register('./bundle-as-it-loads.mjs', import.meta.url)
