#!/usr/bin/env node
import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkStorefront } from './check/check-storefront.ts'
import { reportOf } from './check/report.ts'
import { moveStorefront, Unclear } from './command/move-storefront.ts'

const USAGE = `Usage:
  npx @vitrine/move DIR --api-url http://localhost:4000 --client CLIENT_ID
  npx @vitrine/move check DIR [--json]`

/** Exit codes: everything is fine; something is missing or wasn't read; the command wasn't understood. */
const FINE = 0
const MISSING = 1
const UNCLEAR = 2

/** Lists the calls of a storefront, and what a platform does with each. */
const check = (folder: string, asJson: boolean): number => {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Unclear(`${folder} is not a folder.`)
  const found = checkStorefront(folder)
  console.log(asJson ? JSON.stringify(found, null, 2) : reportOf(found))
  return found.unread.length > 0 || found.calls.some(({ answer }) => answer === 'missing') ? MISSING : FINE
}

/** Moves a storefront, and prints what it changed. */
const move = (folder: string, apiUrl: string, clientId: string): number => {
  const changes = moveStorefront(folder, { apiUrl, clientId })
  console.log(
    changes.length > 0 ? changes.join('\n') : 'Nothing to change: this storefront was moved before.',
  )
  if (changes.length > 0)
    console.log('Now register its addresses with the client, as docs/client/move-a-storefront.md shows.')
  return FINE
}

const main = (): number => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'api-url': { type: 'string' }, client: { type: 'string' }, json: { type: 'boolean' } },
  })
  const { 'api-url': apiUrl, client: clientId, json = false } = values
  const [first, second, ...more] = positionals
  if (more.length > 0 || !first) throw new Unclear(USAGE)
  if (first === 'check' || first === 'check-storefront') {
    if (!second) throw new Unclear(USAGE)
    return check(second, json)
  }
  if (second || !apiUrl || !clientId) throw new Unclear(USAGE)
  return move(first, apiUrl, clientId)
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = UNCLEAR
}
