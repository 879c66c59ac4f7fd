import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from './paths.mjs'
import { run, tool } from './run.mjs'
import { npmCommand } from './setup.mjs'

/**
 * Packs a package as it would be published and has the tarball judged by publint and by "are the types wrong".
 *
 * @param {string} folder
 * @throws {Error} with their findings
 */
export async function checkPackaging(folder) {
  const packed = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  try {
    // Packing changes package.json for a moment; whoever works in the repository meanwhile is not to see that.
    const copy = join(packed, 'copy')
    cpSync(at(folder), copy, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|src|test)$/.test(path),
    })
    await must(...npmCommand(['pack', copy, '--pack-destination', packed, '--loglevel=error']))
    const tarball = readdirSync(packed).find((file) => file.endsWith('.tgz'))
    if (!tarball) throw new Error(`npm packed nothing for ${folder}`)
    await must(tool('publint'), ['run', join(packed, tarball), '--strict'])
    await must(tool('attw'), [
      join(packed, tarball),
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-color',
    ])
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
