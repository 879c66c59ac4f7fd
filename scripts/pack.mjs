import { mkdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { pack } from './packages/packaging.mjs'
import { at } from './paths.mjs'
import { giveUp } from './run.mjs'

const PACKAGES = ['client', 'react', 'move']

/** Packs the packages for a storefront: `npm run pack [-- FOLDER]`, by default into `packed/`. */
async function packAll() {
  const destination = process.argv[2] ? resolve(process.argv[2]) : at('packed')
  await ensureInstalled()
  await buildParts(PACKAGES)
  mkdirSync(destination, { recursive: true })
  for (const name of PACKAGES) {
    const tarball = await pack(`packages/${name}`, destination)
    console.log(relative(process.cwd(), tarball))
  }
}

await packAll().catch((error) => giveUp(error.message))
