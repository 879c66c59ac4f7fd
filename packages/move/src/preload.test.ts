import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('..', import.meta.url))

let server: Server
let origin = ''
beforeAll(async () => {
  if (!existsSync(`${folder}dist/preload.js`)) await run(process.execPath, ['build.mjs'], { cwd: folder })
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      request.url === '/oauth2/token'
        ? '{"access_token":"OauthNG.JWS.a","refresh_token":"r","expires_in":99}'
        : `{"products":[{"id":"1","name":"Ours"}],"totalResults":1}`,
    )
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

const PROGRAM = `
  const shop = createClient({ auth: OAuthStrategy({ clientId: 'c' }), modules: { products } })
  shop.products.queryProducts().find().then(({ items }) => {
    console.log(items[0].name)
    console.log(media.getScaledToFillImageUrl(process.env.VITRINE_API_URL + '/media/a.jpg/v1/fit/w_800,h_1000,q_90/file.jpg', 200, 250, {}))
  })`
const FORMS = {
  module: `import { createClient, media, OAuthStrategy } from '@wix/sdk'; import { products } from '@wix/stores'`,
  commonjs: `const { createClient, media, OAuthStrategy } = require('@wix/sdk'); const { products } = require('@wix/stores')`,
}

describe('node --import @vitrine/move/preload', () => {
  const start = (type: keyof typeof FORMS, env: Record<string, string>) =>
    run(
      process.execPath,
      ['--import', `${folder}dist/preload.js`, `--input-type=${type}`, '-e', FORMS[type] + PROGRAM],
      { env: { PATH: process.env.PATH ?? '', ...env }, cwd: folder },
    )

  it.each(['module', 'commonjs'] as const)('moves the public packages, unmodified, in a %s', async (type) => {
    const { stdout } = await start(type, { VITRINE_API_URL: origin })
    expect(stdout.trim().split('\n')).toEqual([
      `Vitrine: this storefront calls ${origin}.`,
      'Ours',
      `${origin}/media/a.jpg/v1/fill/w_200,h_250,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/a.jpg`,
    ])
  })

  // Failed while only the provider's packages were moved: a shop without them called the hosted platform.
  it.each(['mjs', 'cjs'])(
    "moves the storefront's own requests and addresses of pictures, in .%s",
    async (ending) => {
      const file = join(mkdtempSync(join(tmpdir(), 'vitrine-own-')), `shop.${ending}`)
      writeFileSync(
        file,
        `fetch('https://www.wixapis.com/stores/v1/products').then((answer) => answer.json()).then(({ products }) => {
        const id = 'a.jpg'
        console.log(products[0].name)
        console.log(\`https://static.wixstatic.com/media/\${id}\`)
      })`,
      )
      const env = { PATH: process.env.PATH ?? '', VITRINE_API_URL: origin }
      const { stdout } = await run(process.execPath, ['--import', `${folder}dist/preload.js`, file], { env })
      expect(stdout.trim().split('\n').slice(1)).toEqual(['Ours', `${origin}/media/a.jpg`])
      rmSync(dirname(file), { recursive: true })
    },
  )

  it('starts nothing without an address', async () => {
    await expect(start('module', {})).rejects.toThrow('Set VITRINE_API_URL')
  })
})
