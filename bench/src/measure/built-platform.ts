import { join } from 'node:path'
import { freePort } from '@vitrine/platform/testing'
import { type Built, startBuilt } from './built.ts'

const MAIN = join(import.meta.dirname, '../../../apps/platform/dist/main.js')

/**
 * Starts the built platform on a folder and waits until it answers.
 * @param environment - settings in addition to folder, port and logging
 */
export const startBuiltPlatform = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Built> => {
  const port = await freePort()
  return startBuilt({
    main: MAIN,
    url: `http://127.0.0.1:${port}`,
    environment: { DATA_DIR: dataDir, PLATFORM_PORT: String(port), LOG_LEVEL: 'silent', ...environment },
  })
}
