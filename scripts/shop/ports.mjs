import { createServer } from 'node:net'

/**
 * Reads a port from the environment.
 * @param {string} setting the variable's name
 * @param {number} fallback
 * @throws {Error} one sentence for people when it is not a port
 */
export function portSetting(setting, fallback, env = process.env) {
  const text = env[setting]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(
    `${setting} is "${text}", but a port is a whole number from 1 to 65535; correct or unset it`,
  )
}

/** Returns whether something else listens on a port of this machine. */
export function isPortTaken(/** @type {number} */ port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      else reject(error)
    })
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
}

/**
 * @param {number} port
 * @param {string} setting
 */
export const portTakenSentence = (port, setting) =>
  `port ${port} is used by another program; stop it, or choose another port: ${setting}=${port + 1} npm start`
