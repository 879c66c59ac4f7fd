import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '../../floor/settings/settings.ts'
import { checked, type Finding, good } from './finding.ts'

const PATIENCE_MS = 3_000

/** Checks that the platform's port is free, or that the platform answers there. */
export const checkPorts = async ({ platformPort, listenHost }: Settings): Promise<readonly Finding[]> => {
  const fix = `stop the program that uses port ${platformPort}, or set another PLATFORM_PORT`
  if (await isOurs(platformPort)) return [good('ports', `the platform is running on port ${platformPort}`)]
  return checked('ports', fix, async () => {
    const server = createServer().listen(platformPort, listenHost)
    await once(server, 'listening')
    server.close()
    return [good('ports', `port ${platformPort} is free; the platform is not running`)]
  })
}

const isOurs = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://localhost:${port}/health`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.headers.has('x-wix-request-id')
  } catch {
    return false // nothing listens, or something else
  }
}
