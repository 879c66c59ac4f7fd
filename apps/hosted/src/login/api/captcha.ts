/** Where challenges come from; anyone may request one. */
const CHALLENGES = '/_api/iam/captcha/challenge'
const LONGEST_MS = 60_000

/**
 * Solves a challenge of the platform: a few seconds of computing, which add up for anyone who automates
 * thousands of accounts. The solver loads on demand.
 * @throws {Error} when there is no challenge, or none that this browser can solve
 */
export const solveCaptcha = async (): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    fetch(CHALLENGES, { signal: AbortSignal.timeout(LONGEST_MS) }),
  ])
  if (!response.ok) throw new Error(`No captcha challenge: status ${response.status}.`)
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS })
  if (!solution) throw new Error('The captcha challenge took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
