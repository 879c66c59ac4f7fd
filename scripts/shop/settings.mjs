import { resolve } from 'node:path'
import { root } from '../paths.mjs'
import { isPortTaken, portSetting, portTakenSentence } from './ports.mjs'

/** @typedef {ReturnType<typeof serverSettings>} ServerSettings */

/**
 * The environment for platform and storefront: the user's settings, with defaults for the two addresses that
 * both need, the data folder, and quiet logs.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv & Record<'PLATFORM_PORT' | 'STOREFRONT_PORT' | 'PLATFORM_URL' |
 * 'STOREFRONT_URL' | 'DATA_DIR', string>}
 * @throws {Error} one sentence for people when a port is not one
 */
export function serverSettings(env = process.env) {
  const platformPort = portSetting('PLATFORM_PORT', 4000, env)
  const storefrontPort = portSetting('STOREFRONT_PORT', 3000, env)
  const platformUrl = env.PLATFORM_URL || `http://localhost:${platformPort}`
  return {
    LOG_LEVEL: 'warn',
    ...env,
    PLATFORM_PORT: String(platformPort),
    STOREFRONT_PORT: String(storefrontPort),
    PLATFORM_URL: platformUrl,
    STOREFRONT_URL: env.STOREFRONT_URL || `http://localhost:${storefrontPort}`,
    VITRINE_API_URL: env.VITRINE_API_URL || platformUrl,
    DATA_DIR: resolve(root, env.DATA_DIR || 'data'),
  }
}

/**
 * The host name where this machine reaches its own servers.
 * @param {NodeJS.ProcessEnv} settings
 */
export function reachedAt({ LISTEN_HOST: host = '' }) {
  if (['', 'localhost', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * @param {ServerSettings} settings
 * @throws {Error} one sentence that names the port, its setting and a command that works
 */
export async function refuseTakenPorts(settings) {
  for (const setting of /** @type {const} */ (['PLATFORM_PORT', 'STOREFRONT_PORT'])) {
    const port = Number(settings[setting])
    if (await isPortTaken(port)) throw new Error(portTakenSentence(port, setting))
  }
}
