#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { moveStorefront, Unclear } from './command/move-storefront.ts'

const USAGE = 'Usage: npx @vitrine/move DIR --api-url http://localhost:4000 --client CLIENT_ID'

/** Moves a storefront, and prints what it changed. */
const main = (): void => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'api-url': { type: 'string' }, client: { type: 'string' } },
  })
  const [folder, ...more] = positionals
  const { 'api-url': apiUrl, client: clientId } = values
  if (!folder || more.length > 0 || !apiUrl || !clientId) throw new Unclear(USAGE)
  const changes = moveStorefront(folder, { apiUrl, clientId })
  console.log(
    changes.length > 0 ? changes.join('\n') : 'Nothing to change: this storefront was moved before.',
  )
  if (changes.length > 0)
    console.log('Now register its addresses with the client, as docs/client/move-a-storefront.md shows.')
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
