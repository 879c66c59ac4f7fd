import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createRequestListener } from '@react-router/node'
import { openAssets } from './server/assets.js'
import { securityHeaders } from './server/security-headers.js'

const PORT = Number(process.env.STOREFRONT_PORT || 3000)

/** How long requests under way may take once the server is asked to end. */
const GRACE_MS = 8000

/** The address of the build is in a variable, so that types do not depend on whether it has been built. */
const BUILD = './build/server/index.js'

const answerPage = createRequestListener({ build: await import(BUILD), mode: 'production' })
const assets = await openAssets(fileURLToPath(new URL('./build/client', import.meta.url)))
const headers = Object.entries(securityHeaders(process.env.STOREFRONT_URL))

const server = createServer(async (request, response) => {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (request.url === '/health') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end('{"status":"ok"}')
  } else if (!(await assets.answer(request, response))) {
    answerPage(request, response)
  }
})

server.listen(PORT)

function close() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), GRACE_MS).unref()
}

process.once('SIGTERM', close)
process.once('SIGINT', close)
