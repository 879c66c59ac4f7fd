import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { encodingOf } from './encoding.js'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * A file of the build, ready to send.
 * @typedef {object} Asset
 * @property {Record<string, string>} headers
 * @property {Buffer} plain
 * @property {boolean} isPacked a font, compressed by its own format
 * @property {Map<string, Promise<Buffer>>} packed by encoding; created on first request
 */

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Reads a folder's files into memory and serves them. A shop has a few dozen; every other address is a page.
 * @param {string} folder
 */
export async function openAssets(folder) {
  /** @type {Map<string, Asset>} */
  const assets = new Map()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, file).split(sep).join('/')}`
    const plain = await readFile(file)
    const isPacked = extname(file) === '.woff2'
    assets.set(address, { plain, isPacked, packed: new Map(), headers: headersOf(address) })
  }

  return {
    /**
     * Serves the file if it exists.
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     * @returns {Promise<boolean>} false if the request isn't for a file
     */
    async answer(request, response) {
      const asset = assets.get(request.url?.split('?')[0] ?? '')
      if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const encoding = asset.isPacked ? undefined : encodingOf(request)
      const body = encoding ? await packed(asset, encoding) : asset.plain
      response.writeHead(200, {
        ...asset.headers,
        ...(encoding && { 'Content-Encoding': encoding }),
        'Content-Length': body.length,
        Vary: 'Accept-Encoding',
      })
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}

/**
 * File names below `assets` contain a digest of their contents, so they never change.
 * @param {string} address
 */
const headersOf = (address) => ({
  'Content-Type': TYPES[extname(address)] ?? 'application/octet-stream',
  'Cache-Control': address.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
})

/**
 * @param {Asset} asset
 * @param {'br' | 'gzip'} encoding
 */
function packed(asset, encoding) {
  const made = asset.packed.get(encoding) ?? PACKERS[encoding](asset.plain)
  asset.packed.set(encoding, made)
  return made
}
