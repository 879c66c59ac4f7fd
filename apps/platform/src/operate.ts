import { spawn } from 'node:child_process'
import { keepNewFilesPrivate } from './floor/private-files.ts'
import type { Desk } from './operate/desk.ts'
import { runVitrine } from './operate/run-vitrine.ts'

/** The program `vitrine`: one command, then its exit code. */
const stop = new AbortController()
process.on('SIGINT', () => stop.abort()).on('SIGTERM', () => stop.abort())
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}) // a closed pipe

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer' }

const desk: Omit<Desk, 'json'> = {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  showsProgress: process.stderr.isTTY === true,
  stop: stop.signal,
  keepNewFilesPrivate,
  openBrowser: (address) => {
    const opener = OPENERS[process.platform] ?? 'xdg-open'
    // Without a browser the person opens the address, which is printed too.
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref()
  },
}

process.exitCode = await runVitrine(process.argv.slice(2), desk)
