import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository, whatever folder a command was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** A path below the top folder. */
export const at = (/** @type {string[]} */ ...parts) => join(root, ...parts)

/** What the commands keep for themselves: digests, logs, reports. Safe to delete at any time. */
export const cache = (/** @type {string[]} */ ...parts) => at('.cache', ...parts)
