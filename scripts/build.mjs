import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PARTS } from './build/build-parts.mjs'
import { sourceDigest } from './build/digest.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { cache } from './paths.mjs'
import { giveUp, isMain, since } from './run.mjs'

/** @import { Part } from './build/build-parts.mjs' */

const stampOf = (/** @type {string} */ name) => cache('build', name)

/** @param {Part} part */
const isCurrent = ({ name, makes }, /** @type {string} */ digest) =>
  existsSync(makes) && existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === digest

/**
 * Builds the given parts if their sources have changed since the last build.
 * @param {string[]} [names] default every part
 * @throws {Error} with the part's name and the compiler's errors
 */
export async function buildParts(names = PARTS.map(({ name }) => name)) {
  for (const part of PARTS.filter(({ name }) => names.includes(name))) {
    const digest = sourceDigest(part.reads)
    if (isCurrent(part, digest)) continue
    const startedAt = performance.now()
    rmSync(stampOf(part.name), { force: true })
    try {
      await part.build()
    } catch (error) {
      throw new Error(`Building ${part.name} failed.\n\n${error instanceof Error ? error.message : error}`)
    }
    mkdirSync(cache('build'), { recursive: true })
    writeFileSync(stampOf(part.name), digest)
    console.log(`  built ${part.name.padEnd(12)} ${since(startedAt)}`)
  }
}

if (isMain(import.meta.url)) {
  await ensureInstalled()
  const startedAt = performance.now()
  await buildParts().catch((error) => giveUp(error.message))
  console.log(`Build complete (${since(startedAt)}).`)
}
