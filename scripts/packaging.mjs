import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from './paths.mjs'
import { run, tool } from './run.mjs'
import { npmCommand } from './setup.mjs'

/** What packing runs beside the package itself. */
const TOOL = 'scripts/published-manifest.mjs'

/**
 * Packs a package as it would be published. Packing changes package.json for a moment, by which everybody in the
 * repository goes: packed is a copy.
 *
 * @param {string} folder of the package, such as `packages/client`
 * @param {string} destination
 * @returns {Promise<string>} the tarball
 */
export async function pack(folder, destination) {
  const place = mkdtempSync(join(destination, 'copy-'))
  const filter = (/** @type {string} */ path) => !/[\\/](node_modules|src|test|examples)$/.test(path)
  cpSync(at(folder), join(place, folder), { recursive: true, filter })
  cpSync(at(TOOL), join(place, TOOL))
  const packed = join(place, 'packed')
  mkdirSync(packed)
  await must(...npmCommand(['pack', join(place, folder), '--pack-destination', packed, '--loglevel=error']))
  const [tarball] = readdirSync(packed)
  if (!tarball) throw new Error(`npm packed nothing for ${folder}`)
  renameSync(join(packed, tarball), join(destination, tarball))
  rmSync(place, { recursive: true })
  return join(destination, tarball)
}

/**
 * Packs a package and has the tarball judged by publint and by "are the types wrong".
 *
 * @param {string} folder
 * @throws {Error} with their findings
 */
export async function checkPackaging(folder) {
  const packed = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  try {
    const tarball = await pack(folder, packed)
    await must(tool('publint'), ['run', tarball, '--strict'])
    await must(tool('attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color'])
  } finally {
    rmSync(packed, { recursive: true })
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(output.trim())
}
