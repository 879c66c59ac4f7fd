import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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
 * Builds the given parts if their sources have changed since the last build, as many at once as there are processors.
 * @param {string[]} [names] default every part
 * @throws {Error} with the part's name and the compiler's errors, once nothing is being built any more
 */
export async function buildParts(names = PARTS.map(({ name }) => name)) {
  const waiting = PARTS.filter(({ name }) => names.includes(name))
  const buildOneByOne = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await buildPart(part)
  }
  const lanes = Array.from({ length: availableParallelism() }, () =>
    buildOneByOne().catch((error) => {
      waiting.length = 0
      throw error
    }),
  )
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** @param {Part} part */
async function buildPart(part) {
  const digest = sourceDigest(part.reads)
  if (isCurrent(part, digest)) return
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

if (isMain(import.meta.url)) {
  await ensureInstalled()
  const startedAt = performance.now()
  await buildParts().catch((error) => giveUp(error.message))
  console.log(`Build complete (${since(startedAt)}).`)
}
