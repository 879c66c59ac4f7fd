import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStorefront } from '../open/open-storefront.ts'

const FOLDER = fileURLToPath(new URL('../../', import.meta.url))

/** Where the built shop creates a client for the current request. */
const OWN_CLIENT = 'const client = visitorClient('

/**
 * Starts the built shop with a deliberate bug: the first visitor's client is given to all others.
 * @throws {Error} when the build creates its clients in another way
 */
export async function openLeakingStorefront(
  platform: { url: string; clientId: string },
  environment: Record<string, string>,
) {
  const folder = mkdtempSync(join(FOLDER, 'build/leaking-'))
  for (const part of ['server.js', 'server', 'package.json'])
    cpSync(join(FOLDER, part), join(folder, part), { recursive: true })
  cpSync(join(FOLDER, 'build/server'), join(folder, 'build/server'), { recursive: true })
  symlinkSync(join(FOLDER, 'build/client'), join(folder, 'build/client'))
  const build = join(folder, 'build/server/index.js')
  const [before, after, ...more] = readFileSync(build, 'utf8').split(OWN_CLIENT)
  if (after === undefined || more.length > 0) throw new Error(`The build has not one "${OWN_CLIENT}".`)
  writeFileSync(build, `${before}const client = globalThis.leaked ??= visitorClient(${after}`)
  const shop = await openStorefront(platform, undefined, environment, folder)
  const close = async () => {
    await shop.stop()
    rmSync(folder, { recursive: true })
  }
  return { url: shop.url, output: shop.output, [Symbol.asyncDispose]: close }
}
