import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const LONGEST_MS = 60_000

/**
 * Solves a challenge of the platform: a second or two of computing, which adds up for anyone who automates
 * thousands of accounts.
 * @param address - where the shop serves challenges
 * @throws {Error} when there is no challenge, or none that this browser can solve
 */
export async function solveCaptcha(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) })
  if (!response.ok) throw new Error(`No captcha challenge: status ${response.status}.`)
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS })
  if (!solution) throw new Error('The captcha challenge took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
