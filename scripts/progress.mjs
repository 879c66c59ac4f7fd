import { since } from './run.mjs'

/**
 * Shows progress of a long task: a line that counts seconds on a terminal, a line now and then if the output
 * goes to a file.
 * @template Result
 * @param {string | (() => string)} doing what is happening, a few words; a function when that changes
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(doing, work) {
  const startedAt = performance.now()
  const live = process.stdout.isTTY === true
  let last = ''
  let seconds = 0
  const tick = () => {
    const now = typeof doing === 'string' ? doing : doing()
    const line = `  ${now} … ${since(startedAt)}`
    if (live) process.stdout.write(`\r\u001b[2K${line}`)
    else if (now !== last || seconds % 30 === 0) console.log(line)
    last = now
    seconds += 1
  }
  tick()
  const ticking = setInterval(tick, 1000)
  try {
    return await work()
  } finally {
    clearInterval(ticking)
    if (live) process.stdout.write('\r\u001b[2K')
  }
}
