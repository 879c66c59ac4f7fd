import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Unclear } from './move-storefront.ts'

const PROGRAM = 'scripts/platform.mjs'

/**
 * Finds Vitrine's folder: the given one, or one above the storefront, or one called `vitrine` in a folder above it.
 * @throws {Unclear} if the given folder isn't Vitrine's
 */
export const vitrineNear = (storefront: string, given?: string): string | undefined => {
  if (given !== undefined) {
    if (isVitrine(given)) return resolve(given)
    throw new Unclear(`${given} is not Vitrine's folder.`)
  }
  for (let folder = resolve(storefront); ; folder = dirname(folder)) {
    const found = [folder, join(folder, 'vitrine')].find(isVitrine)
    if (found || folder === dirname(folder)) return found
  }
}

const isVitrine = (folder: string): boolean => {
  const manifest = join(folder, 'package.json')
  return (
    existsSync(join(folder, PROGRAM)) &&
    existsSync(manifest) &&
    JSON.parse(readFileSync(manifest, 'utf8')).name === 'vitrine'
  )
}

const argumentsOf = (clientId: string, addresses: readonly string[]): string[] => [
  ...['allow-addresses', '--client', clientId, '--redirects', addresses.join(',')],
]

/** The command that registers addresses with a client, to be run in Vitrine's folder. */
export const registeringCommand = (clientId: string, addresses: readonly string[]): string =>
  `npm run platform -- ${argumentsOf(clientId, addresses).join(' ')}`

/**
 * Registers addresses with a client, on the shop that Vitrine's folder is set up for. Repeating it changes nothing.
 * @returns what the client may do now
 * @throws {Error} with the command's own message, such as that the shop has no such client
 */
export const register = (vitrine: string, clientId: string, addresses: readonly string[]): string => {
  const program = [join(vitrine, PROGRAM), ...argumentsOf(clientId, addresses)]
  const said = execFileSync(process.execPath, program, {
    ...{ cwd: vitrine, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  })
  return `client ${clientId}: may send visitors to these URLs, and call from these origins\n${said.trim()}`
}
