import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at, root } from './paths.mjs'

/**
 * @typedef {{ code: number, output: string }} Finished `code` is 0 only when the program ended well
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, timeoutMs?: number }} RunOptions
 */

const windows = process.platform === 'win32'

/** A program installed by npm, in a form that `run` can start. */
export const tool = (/** @type {string} */ name) => at('node_modules', '.bin', windows ? `${name}.cmd` : name)

/**
 * Runs a program to its end and returns its exit code and output. Never throws: a program that can't be
 * started ends with code 127, a killed one with 128 or more.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options] `show` passes the output on to the terminal instead of collecting it
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd = root, env = process.env, show = false, timeoutMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell: windows && command.endsWith('.cmd'),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const output = () => Buffer.concat(chunks).toString('utf8')

    const deadline = timeoutMs > 0 ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined
    const finish = (/** @type {number} */ code, /** @type {string} */ note) => {
      clearTimeout(deadline)
      resolve({ code, output: output() + note })
    }
    child.once('error', (error) => finish(127, `\n${error.message}`))
    child.once('close', (code, signal) => finish(code ?? 137, signal ? `\nended by ${signal}` : ''))
  })
}

/**
 * Keeps this process alive when its output's reader has gone, as with `npm start | head -1`. Otherwise the
 * next printed line would kill it and leave its servers running.
 */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Seconds since a `performance.now()` timestamp, for people: `0.4 s`, `73 s`. */
export function since(/** @type {number} */ startedAt) {
  const seconds = (performance.now() - startedAt) / 1000
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** Ends the process with one sentence on standard error. */
export function giveUp(/** @type {string} */ sentence) {
  console.error(`\nvitrine: ${sentence}\n`)
  process.exit(1)
}

/** True in the file that Node.js was started with, and not in imported ones. */
export const isMain = (/** @type {string} */ url) =>
  fileURLToPath(url) === realpathSync(process.argv[1] ?? '.')
