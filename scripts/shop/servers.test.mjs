import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { firstAnswer } from './servers.mjs'

const LIVES = `
  process.once('SIGTERM', () => { console.log('closed well'); process.exit(0) })
  setInterval(() => {}, 1000)
  console.log('lives')`
const FAILS = `setTimeout(() => { console.log('no such table'); process.exit(3) }, 100)`

/** A separate process that keeps two servers together, as `npm start` does. */
function together(
  /** @type {string} */ first,
  /** @type {string} */ second,
  /** @type {string[]} */ through = [],
) {
  const program = `
    import { keepTogether, startServer } from ${JSON.stringify(new URL('./servers.mjs', import.meta.url).href)}
    const options = { cwd: ${JSON.stringify(import.meta.dirname)}, env: process.env }
    keepTogether([
      startServer('platform', ['-e', ${JSON.stringify(first)}], options),
      startServer('storefront', ['-e', ${JSON.stringify(second)}], options),
    ])`
  const [command = '', ...args] = [...through, process.execPath, '--input-type=module', '-e', program]
  const child = spawn(command, args, { env: { ...process.env, npm_lifecycle_event: 'start' } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  const bothLive = async () => {
    while (output.split('lives').length < 3) await once(child.stdout, 'data')
  }
  return { child, bothLive, ended }
}

describe('keepTogether', () => {
  it.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
    'stops every server on %s and ends normally',
    async (signal) => {
      const { child, bothLive, ended } = together(LIVES, LIVES)
      await bothLive()
      child.kill(signal)
      const { code, output } = await ended
      expect(code).toBe(0)
      expect(output.match(/closed well/g)).toHaveLength(2)
    },
  )

  // The parent is killed like `npm start` by its process id, with no chance to pass the signal on.
  it.each([
    ['it', []],
    ['the npm that started it', ['sh', '-c', '"$@"; exit', 'npm']],
    ['the npm behind the shell that started it', ['sh', '-c', `sh -c '"$@"; exit' sh "$@"; exit`, 'npm']],
  ])('leaves no server behind when %s is killed', async (_, through) => {
    const { child, bothLive, ended } = together(LIVES, LIVES, through)
    await bothLive()
    child.kill('SIGKILL')
    const { output } = await ended // closed once the last server has closed its output
    expect(output.match(/closed well/g)).toHaveLength(2)
  })

  it('stops the others and fails with the name and the end of the stopped one', async () => {
    const { code, output } = await together(FAILS, LIVES).ended
    expect(code).toBe(1)
    expect(output).toContain('no such table')
    expect(output).toContain('the platform has stopped (exit code 3)')
  })
})

describe('firstAnswer', () => {
  it("waits for a server that isn't up yet, and accepts any answer", async () => {
    const server = createServer((_, response) => response.writeHead(503).end())
    server.listen(0)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    server.close()
    await once(server, 'close')

    const answered = firstAnswer(`http://localhost:${port}/`)
    setTimeout(() => server.listen(port), 150)
    await answered
    server.close()
  })
})

describe('a command whose reader has gone', () => {
  // Fails without `outliveReaders`: the command dies of EPIPE, and its servers keep running.
  it('continues, and ends normally on request', async () => {
    const program = `
      import { outliveReaders } from ${JSON.stringify(new URL('../run.mjs', import.meta.url).href)}
      outliveReaders()
      process.once('SIGTERM', () => process.exit(0))
      let lines = 0
      setInterval(() => { console.log('line', lines++); if (lines === 20) process.send('alive') }, 10)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit').then(([code]) => code)
    child.stdout?.once('data', () => child.stdout?.destroy())
    expect(await Promise.race([once(child, 'message').then(([said]) => said), ended])).toBe('alive')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
