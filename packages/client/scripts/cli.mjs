#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * `npx @vitrine/client move DIR` and `npx @vitrine/client check-storefront DIR` hand over to `@vitrine/move`, which is
 * a package of its own: a storefront needs it while it is built, and the client's users don't.
 */
const USAGE = `Usage:
  npx @vitrine/client move DIR --api-url http://localhost:4000 --client CLIENT_ID
  npx @vitrine/client check-storefront DIR [--json]`

const MISSING = `These commands need @vitrine/move. In Vitrine's folder, run: npm run pack -- YOUR_STOREFRONT
In your storefront's folder, run: npm install ./vitrine-move-0.1.0.tgz`

/** The program of `@vitrine/move`, as installed in the current folder or beside this package. */
const program = () => {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.filename])
    try {
      return join(dirname(createRequire(from).resolve('@vitrine/move')), 'cli.js')
    } catch {}
  return undefined
}

const run = () => {
  const [command, ...rest] = process.argv.slice(2)
  const handed = command === 'move' ? rest : command === 'check-storefront' ? ['check', ...rest] : undefined
  const path = program()
  if (handed && path) return spawnSync(process.execPath, [path, ...handed], { stdio: 'inherit' }).status ?? 2
  console.error(handed ? MISSING : USAGE)
  return 2
}

process.exitCode = run()
