import { createProduct, getCatalogVersion } from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { createCaller, ended, openShop } from '../../testing/index.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { refuses, SMALL_DISKS } from './small-disk.ts'

const FILM_HEAD = Buffer.from('00000020667479706d703432', 'hex')
const film = new Blob([new Uint8Array(Buffer.concat([FILM_HEAD, Buffer.alloc(2_000_000)]))])

/** A merchant's requests to the platform's program. */
const callerOf = ({ url }: Program, authorization = '') => {
  const caller = createCaller(url, authorization)
  return {
    read: async () => [
      (await caller.try(getCatalogVersion, {})).status,
      (await fetch(`${url}/health`)).status,
    ],
    write: (name: string) =>
      caller.try(createProduct, {
        product: { name, priceData: { price: 1 }, description: `${name} `.repeat(1_000) },
      }),
    upload: async () => {
      const form = new FormData()
      form.append('file', film, 'a.mp4')
      const headers = { authorization }
      const send = () =>
        fetch(`${url}/vitrine/v1/media-files/upload`, { method: 'POST', body: form, headers })
      // A client that still sends when the refusal comes may find the connection closed before it can read it.
      const response = await send().catch(send).catch(send)
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
  }
}

const MOST_WRITES = 2_000

/** Writes until the free pages in the database's files are used up. */
const untilRefused = async (write: (name: string) => Promise<Refused>): Promise<Refused> => {
  for (let made = 1; made < MOST_WRITES; made++) {
    const answer = await write(`Jar ${made}`)
    if (answer.status !== 200) return answer
  }
  return write('Jar')
}

interface Refused {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

const isLater = ({ status, headers, body }: Refused): void => {
  expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^(1|60)$/)])
  expect(body).toMatchObject({ details: { applicationError: { code: 'SERVICE_UNAVAILABLE' } } })
}

const SCOPES = ['catalog:write', 'catalog:read', 'media:write'] as const

/** Asks the program to stop, and returns how it ended. */
const end = async ({ child }: Program): Promise<unknown[]> => {
  child.kill('SIGTERM')
  await ended(child)
  return [child.exitCode, child.signalCode]
}

it.for(SMALL_DISKS)(
  'with $name the platform keeps reading, and writes again once there is room',
  async (disk, { skip }) => {
    skip(...(await refuses(disk.probe)))
    await using shop = await openShop()
    const { authorization } = await shop.app(SCOPES)
    const program = await disk.start(shop.dataDir)
    try {
      const { read, write, upload } = callerOf(program, authorization)
      expect((await write('Before')).status).toBe(200)
      await program.fill()
      isLater(await upload())
      isLater(await untilRefused(write))
      expect(await read()).toEqual([200, 200])
      await program.makeRoom()
      expect([(await upload()).status, (await write('After')).status]).toEqual([200, 200])
      expect(await end(program)).toEqual([0, null])
    } finally {
      program.child.kill('SIGKILL')
    }
  },
)

it('a platform whose log reader is gone keeps running', async () => {
  await using shop = await openShop()
  const { authorization } = await shop.app(SCOPES)
  const program = await startProgram({ DATA_DIR: shop.dataDir, LOG_LEVEL: 'trace' })
  try {
    program.child.stdout?.destroy()
    const { read, write } = callerOf(program, authorization)
    for (let line = 0; line < 20; line++) expect((await write(`Jar ${line}`)).status).toBe(200)
    expect(await read()).toEqual([200, 200])
    expect(await end(program)).toEqual([0, null])
  } finally {
    program.child.kill('SIGKILL')
  }
})
