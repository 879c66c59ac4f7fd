#!/usr/bin/env node
import { buildParts } from './build.mjs'
import { ensureInstalled } from './install/setup.mjs'
import { at } from './paths.mjs'
import { giveUp, run } from './run.mjs'
import { serverSettings } from './shop/settings.mjs'

console.log = console.error // standard output belongs to the command

/** Runs `vitrine`: one command on the platform's database, or against a running platform. */
async function operate() {
  await ensureInstalled()
  await buildParts(['platform'])
  const program = [at('apps/platform/dist/operate.js'), ...process.argv.slice(2)]
  // The command hears Ctrl-C too, and ends well; its exit code is ours.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => {})
  const env = { INIT_CWD: process.cwd(), ...serverSettings() }
  const { code } = await run(process.execPath, program, { env, show: true })
  process.exitCode = code
}

await operate().catch((error) => giveUp(error.message))
