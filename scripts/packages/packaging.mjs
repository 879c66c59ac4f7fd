import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmCommand } from '../install/setup.mjs'
import { at } from '../paths.mjs'
import { run, tool } from '../run.mjs'
import { publishedManifest } from './published-manifest.mjs'

/** The allowed contents of a tarball, besides package.json. */
const PUBLISHED = ['dist', 'README.md', 'LICENSE']

/**
 * Packs a package as it is published. It works on a copy in a temporary folder, so the workspace stays
 * unchanged whatever happens.
 * @param {string} folder of the package, such as `packages/client`
 * @param {string} destination
 * @returns {Promise<string>} the tarball
 * @throws {Error} if the package is not built, or npm fails
 */
export async function pack(folder, destination) {
  if (!existsSync(at(folder, 'dist/index.js')))
    throw new Error(`${folder} is not built. Run \`npm run build\`.`)
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  try {
    for (const name of PUBLISHED) cpSync(at(folder, name), join(copy, name), { recursive: true })
    const manifest = readFileSync(at(folder, 'package.json'), 'utf8')
    writeFileSync(join(copy, 'package.json'), publishedManifest(manifest))
    const packed = mkdtempSync(join(destination, 'packed-'))
    await must(...npmCommand(['pack', copy, '--pack-destination', packed, '--loglevel=error']))
    const [tarball] = readdirSync(packed)
    if (!tarball) throw new Error(`npm packed nothing for ${folder}`)
    renameSync(join(packed, tarball), join(destination, tarball))
    rmSync(packed, { recursive: true })
    return join(destination, tarball)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/**
 * Packs a package and checks the tarball with publint and "are the types wrong".
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
