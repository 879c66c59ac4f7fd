import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler } from 'react-router'
import { openAssets } from './server/assets.js'
import { boundConnections, SERVER_OPTIONS } from './server/bounds.js'
import { hostNames, knownHosts } from './server/known-hosts.js'
import { buildsOf } from './server/languages.js'
import { listen } from './server/listen.js'
import { answerClosed } from './server/maintenance.js'
import { answerManifest, isOfManifest } from './server/manifest.js'
import { noteAddress } from './server/note-address.js'
import { answerBusy, answerTooLarge } from './server/refusals.js'
import { BodyTooLarge, readBody, withBody } from './server/request-body.js'
import { securityHeaders } from './server/security-headers.js'

// A closed output pipe must not stop the shop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

if (process.env.MODE === 'production' && !process.env.CLIENT_ID) {
  console.error(
    `CLIENT_ID is not set. It identifies your shop's client; "npm run platform -- create-site" prints it.`,
  )
  process.exit(1)
}

const PORT = Number(process.env.STOREFRONT_PORT || 3000)

/** Set during maintenance. */
const isClosed = process.env.MAINTENANCE === 'on'

/** How long open requests may take once the server is stopping. */
const GRACE_MS = 8000

/** The build's path is in a variable, so types don't depend on whether it exists. */
const BUILD = './build/server/index.js'

/** @type {import('react-router').ServerBuild} */
const build = await import(BUILD)
/** @type {any} react-router's type lists what the entry must export, not its further exports */
const entry = build.entry.module
/** @type {typeof import('./app/entry.server.tsx')} */
const { languageOf, LANGUAGES, SHOP } = entry
/** @param {string | undefined} url */
const shopAt = (url = '') => ({ name: SHOP.name, language: languageOf(url) })
/** @param {import('react-router').ServerBuild} one */
const listener = (one) => createRequestListener({ build: one, mode: 'production' })
const answerPage = listener(build)
const builds = buildsOf(build, LANGUAGES)
const others = new Map([...builds].map(([language, one]) => [language, listener(one)]))
/** @param {string} language */
const router = (language) => createRequestHandler(builds.get(language) ?? build, 'production')
const routers = new Map(LANGUAGES.map((language) => [language, router(language)]))
const assets = await openAssets(fileURLToPath(new URL('./build/client', import.meta.url)))
const isKnownHost = knownHosts(hostNames(process.env))
const headers = Object.entries(securityHeaders(process.env.STOREFRONT_URL))

/** Where open pages ask what has changed. */
const CHANGES = '/changes'
/** Open pages learn from these answers which build runs now. */
const tellsBuild = (url = '') => url.startsWith(CHANGES) || /\.data(\?|$)/.test(url)
/** Where they hear it at once. Its answers stay open, so they aren't counted as pages. */
const STREAM = `${CHANGES}/live?`
/** @type {Set<import('node:http').ServerResponse>} */
const streams = new Set()

/** Pages rendered at the same time; each takes some megabytes until it is sent. */
const MOST_PAGES = 200
let pages = 0

const server = createServer(SERVER_OPTIONS, (request, response) => {
  answer(request, response).catch((error) => {
    if (error instanceof BodyTooLarge) return answerTooLarge(request, response, shopAt(request.url))
    if (!request.destroyed) console.error(error)
    response.destroy()
  })
})
boundConnections(server)

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (!namesAnAddress(request)) {
    response.writeHead(400, { Connection: 'close' }).end()
  } else if (request.url !== '/health' && !isKnownHost(request.headers.host ?? '')) {
    response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    response.end('No shop is served under this host name.\n')
  } else if (request.url === '/health') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end('{"status":"ok"}')
  } else if (!(await assets.answer(request, response))) {
    const language = languageOf(request.url ?? '')
    if (isClosed) return answerClosed(request, response, shopAt(request.url))
    if (tellsBuild(request.url)) response.setHeader('X-Build', build.assets.version)
    const answer = isOfManifest(request.url) && routers.get(language)
    if (answer) return answerManifest(answer, request, response)
    const isStream = request.url?.startsWith(STREAM) === true
    if (isStream) return answerStream(request, response)
    if (pages >= MOST_PAGES) return answerBusy(request, response, shopAt(request.url))
    pages += 1
    response.once('close', () => {
      pages -= 1
    })
    const body = await readBody(request)
    keepEveryHeader(response)
    noteAddress(request)
    await (others.get(language) ?? answerPage)(withBody(request, body), response)
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answerStream(request, response) {
  streams.add(response)
  response.once('close', () => streams.delete(response))
  keepEveryHeader(response)
  noteAddress(request)
  await answerPage(request, response)
}

/**
 * Lets a page set several cookies: when headers are already set, Node 20 keeps only the last of each name in
 * a list.
 * @param {import('node:http').ServerResponse} response
 */
function keepEveryHeader(response) {
  const writeHead = response.writeHead.bind(response)
  /** @param {number} status @param {string[]} list alternating names and values */
  const writeEach = (status, list) => {
    for (let place = 0; place < list.length; place += 2)
      response.appendHeader(list[place] ?? '', list[place + 1] ?? '')
    return writeHead(status)
  }
  Object.assign(response, { writeHead: writeEach })
}

/**
 * Whether path and host form exactly one valid address (RFC 9112, section 3.2). Otherwise rendering would
 * throw.
 * @param {import('node:http').IncomingMessage} request
 */
const namesAnAddress = ({ url = '', headers: { host }, headersDistinct }) =>
  (headersDistinct.host?.length ?? 0) < 2 && /^\/(?!\/)/.test(url) && URL.canParse(url, `http://${host}`)

const doors = listen(server, PORT, process.env)
let open = doors.length

function close() {
  for (const door of doors)
    door.close(() => {
      open -= 1
      if (open === 0) process.exit(0)
    })
  for (const stream of streams) stream.destroy()
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), GRACE_MS).unref()
}

process.once('SIGTERM', close)
process.once('SIGINT', close)
