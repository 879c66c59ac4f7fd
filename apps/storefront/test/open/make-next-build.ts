import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const FOLDER = fileURLToPath(new URL('../../', import.meta.url))
const BUILDER = fileURLToPath(new URL('../../../../node_modules/.bin/react-router', import.meta.url))
const PARTS = [
  'app',
  'public',
  'server',
  'package.json',
  'react-router.config.ts',
  'server.js',
  'vite.config.ts',
]

/** A build of the shop to start instead of the last one. */
export interface NextBuild extends AsyncDisposable {
  readonly folder: string
  /** Adds the scripts of the last build, as `npm run build` keeps them. */
  keepFilesOfLast(): void
}

/** Builds the shop once more with another text on a button, so all its scripts have other names. */
export async function makeNextBuild(label: { from: string; to: string }): Promise<NextBuild> {
  const folder = mkdtempSync(join(FOLDER, 'build/next-'))
  for (const part of PARTS) cpSync(join(FOLDER, part), join(folder, part), { recursive: true })
  const texts = join(folder, 'app/messages/en/product.ts')
  const source = readFileSync(texts, 'utf8')
  if (!source.includes(label.from)) throw new Error(`The texts have no "${label.from}".`)
  writeFileSync(texts, source.replace(label.from, label.to))
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: 'build' }
  await promisify(execFile)(process.execPath, [BUILDER, 'build'], { cwd: folder, env })
  return {
    folder,
    keepFilesOfLast: () =>
      cpSync(join(FOLDER, 'build/client'), join(folder, 'build/client'), { recursive: true, force: false }),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }),
  }
}
