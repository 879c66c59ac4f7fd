/** Where challenges come from; anybody may ask for one. */
const CHALLENGES = '/_api/iam/captcha/challenge'
const LONGEST_MS = 60_000

/**
 * Solves a challenge of the platform: some seconds of counting, which cost whoever does it for thousands of accounts
 * dearly. The solver is loaded when it is needed.
 *
 * @throws {Error} when there is no challenge, or none that this browser can solve
 */
export const solveCaptcha = async (): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    fetch(CHALLENGES, { signal: AbortSignal.timeout(LONGEST_MS) }),
  ])
  if (!response.ok) throw new Error(`There is no challenge: ${response.status}.`)
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS })
  if (!solution) throw new Error('The challenge took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
