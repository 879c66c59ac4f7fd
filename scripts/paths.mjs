import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's top folder, wherever a command was started. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** A path below the top folder. */
export const at = (/** @type {string[]} */ ...parts) => join(root, ...parts)

/** The commands' own files: digests, logs, reports. Safe to delete at any time. */
export const cache = (/** @type {string[]} */ ...parts) => at('.cache', ...parts)
