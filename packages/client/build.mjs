import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCode } from './scripts/code.mjs'
import { buildTypes } from './scripts/types.mjs'

/**
 * Builds the package into `dist`: ES modules and declarations, with the parts of the contract they need
 * bundled in.
 */

const folder = dirname(fileURLToPath(import.meta.url))
const dist = join(folder, 'dist')

rmSync(dist, { recursive: true, force: true })
await Promise.all([buildCode(folder, dist), buildTypes(folder, dist)])
// Plain JavaScript for Node.js, which is shipped as it is.
cpSync(join(folder, 'scripts/cli.mjs'), join(dist, 'cli.mjs'))
