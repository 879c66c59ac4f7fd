#!/usr/bin/env node
import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkStorefront } from './check/check-storefront.ts'
import { reportOf } from './check/report.ts'
import { moveStorefront, Unclear } from './command/move-storefront.ts'
import { register, registeringCommand, vitrineNear } from './command/register.ts'
import { originsIn, returnAddresses } from './command/return-addresses.ts'

const USAGE = `Usage:
  npx @vitrine/move DIR --api-url http://localhost:4000 --client CLIENT_ID
    [--origin https://shop.example] [--vitrine FOLDER]
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

interface Move {
  readonly apiUrl: string
  readonly clientId: string
  /** Of the shop, comma-separated. */
  readonly origin: string | undefined
  /** Vitrine's folder. */
  readonly vitrine: string | undefined
}

/** Moves a storefront and registers its addresses, and prints what it changed. */
const move = (folder: string, { apiUrl, clientId, origin = '', vitrine: given }: Move): number => {
  const origins = originsIn(origin)
  const vitrine = given === undefined ? undefined : vitrineNear(folder, given)
  const changes = moveStorefront(folder, { apiUrl, clientId })
  console.log(
    changes.length > 0 ? changes.join('\n') : 'Nothing to change: this storefront has already been moved.',
  )
  const addresses = returnAddresses(folder, origins)
  const near = vitrine ?? vitrineNear(folder)
  if (near !== undefined) console.log(register(near, clientId, addresses))
  else
    console.log(
      `Now register its return URLs with the client. In Vitrine's folder, run:\n  ${registeringCommand(clientId, addresses)}`,
    )
  return FINE
}

const main = (): number => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'api-url': { type: 'string' },
      client: { type: 'string' },
      json: { type: 'boolean' },
      origin: { type: 'string' },
      vitrine: { type: 'string' },
    },
  })
  const { 'api-url': apiUrl, client: clientId, json = false, origin, vitrine } = values
  const [first, second, ...more] = positionals
  if (more.length > 0 || !first) throw new Unclear(USAGE)
  if (first === 'check' || first === 'check-storefront') {
    if (!second) throw new Unclear(USAGE)
    return check(second, json)
  }
  if (second || !apiUrl || !clientId) throw new Unclear(USAGE)
  return move(first, { apiUrl, clientId, origin, vitrine })
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = UNCLEAR
}
