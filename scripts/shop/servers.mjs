import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveUp } from '../run.mjs'

const GRACE_MS = 10_000

/** How often to look whether npm is still there. */
const LOOK_MS = 1000

/** Loaded by each server before its own code. */
const WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * A program that runs until it is stopped.
 * @typedef {object} Server
 * @property {string} name
 * @property {Promise<string>} ended how it ended, in words, once it has
 * @property {() => Promise<void>} stop asks it to finish, and kills it after ten seconds
 */

/**
 * Starts a Node.js program with its output on our own terminal. It stops when this process is gone, even if it was
 * killed.
 * @param {string} name
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Server}
 */
export function startServer(name, args, { cwd, env }) {
  const child = spawn(process.execPath, ['--import', WITH_PARENT, ...args], {
    ...{ cwd, env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const insisting = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    await ended
    clearTimeout(insisting)
  }
  return { name, ended, stop }
}

/**
 * Ties servers together: a signal, or the end of the npm that started us, stops them all and ends this process
 * normally. If one ends unexpectedly, the others are stopped and this process fails, saying which one and how.
 * @param {Server[]} servers
 */
export function keepTogether(servers) {
  let closing = false
  const close = async () => {
    closing = true
    await Promise.all(servers.map((server) => server.stop()))
  }
  const end = async () => {
    if (closing) return
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  // Without npm, the parent is a terminal. If it closes, the shop may be meant to keep running.
  if (process.env.npm_lifecycle_event) {
    const [parent, npm] = [process.ppid, findNpm()]
    setInterval(() => (process.ppid !== parent || isGone(npm)) && end(), LOOK_MS).unref()
  }
  for (const { name, ended } of servers) {
    ended.then(async (how) => {
      // Ctrl-C reaches every process of the terminal, so a server may end before we handle the signal.
      await sleep(100)
      if (closing) return
      await close()
      giveUp(`the ${name} has stopped (${how}); its own messages are above`)
    })
  }
}

/**
 * Finds the npm that started us: our parent, or the parent of the shell in between. Without `ps`, we assume that it
 * is our parent.
 */
function findNpm() {
  try {
    const args = ['-o', 'ppid=,comm=', '-p', String(process.ppid)]
    const [parent = '', name = ''] = execFileSync('ps', args, { encoding: 'utf8' }).trim().split(/\s+/)
    return name.endsWith('sh') ? Number(parent) : process.ppid
  } catch {
    return process.ppid
  }
}

const isGone = (/** @type {number} */ pid) => {
  try {
    return !process.kill(pid, 0) // sends nothing
  } catch {
    return true
  }
}

/**
 * Waits until an address gives any answer. There is no time limit, because a first start may seed a million
 * products; the wait ends when the server does.
 * @param {string} url
 */
export async function firstAnswer(url) {
  for (;;) {
    try {
      const answer = await fetch(url)
      return await answer.body?.cancel()
    } catch {
      await sleep(50)
    }
  }
}
