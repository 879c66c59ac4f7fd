import type { Challenge } from 'altcha-lib'
import type { Shop } from '../../../testing/shop.ts'
import { CHALLENGE_PATH } from './captcha.routes.ts'

/** Solves a challenge as a browser does. */
export const solved = async (challenge: Challenge): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Requests a challenge from a shop and solves it. */
export const solveOne = async (shop: Shop, query = ''): Promise<string> => {
  const response = await fetch(`${shop.url}${CHALLENGE_PATH}${query}`)
  return solved(await response.json())
}
