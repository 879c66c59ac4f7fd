import { register } from 'node:module'

/**
 * Lets Node.js run a program from source: `node --import scripts/build/load-sources.mjs program.ts`. The program is
 * bundled at startup, which takes two seconds of processor time instead of ten with a per-file loader.
 */
register('./bundle-as-it-loads.mjs', import.meta.url)
