import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium, WITH_WINDOWS } from '../../../scripts/tests/chromium.mjs'

const execute = promisify(execFile)

/** Installed separately, because it is as large as everything else and only this needs it. */
const VERSION = '12.8.2'
const FOLDER = join(import.meta.dirname, '../../../.cache/lighthouse')
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const MOST_BYTES = 64 * 2 ** 20
const MOST_LOOKS = 3
const FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's result for a page: categories from 0 to 100, times in milliseconds. */
export interface Verdict {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly scriptBytes: number
  /** The audits that took points off. */
  readonly faults: readonly string[]
}

interface Audit {
  score: number | null
  numericValue?: number
  details?: { items?: { resourceType?: string; transferSize?: number }[] }
}

interface Category {
  score: number
  auditRefs: { id: string; weight: number }[]
}

interface Report {
  /** Why it failed: browsers sometimes record nothing. */
  runtimeError?: { code: string; message: string }
  categories: Record<string, Category>
  audits: Record<string, Audit>
}

const install = async (): Promise<void> => {
  if (existsSync(CLI)) return
  mkdirSync(FOLDER, { recursive: true })
  await execute('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', `lighthouse@${VERSION}`])
}

/**
 * Measures a page with Lighthouse's defaults: a mid-range phone with simulated network and processor.
 * @param cookie - of the visitor, as a browser sends it
 */
export const lookAt = async (url: string, cookie = ''): Promise<Verdict> => {
  await install()
  // Into a file: the program exits before a pipe has taken a long report.
  const report = join(FOLDER, `${randomUUID()}.json`)
  const args = [CLI, url, '--output=json', `--output-path=${report}`, '--quiet', `--chrome-flags=${FLAGS}`]
  if (cookie) args.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`)
  const browser = findChromium(process.env, WITH_WINDOWS)
  const env = { ...process.env, CHROME_PATH: browser }
  let trouble = ''
  for (let look = 0; look < MOST_LOOKS; look++) {
    // In its own process and asynchronous, because the caller may be serving the page.
    await execute(process.execPath, args, { env, maxBuffer: MOST_BYTES }).catch(
      ({ stderr }: { stderr: string }) => {
        trouble = stderr
      },
    )
    const seen: Report | undefined = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
    rmSync(report, { force: true })
    if (seen && !seen.runtimeError) return verdictOf(seen)
    trouble = seen?.runtimeError?.message ?? trouble
  }
  throw new Error(
    `${url} could not be measured with ${browser}: ${trouble}. Lighthouse needs a full Chromium, such as Debian's package "chromium"; CHROMIUM_PATH can name it.`,
  )
}

const verdictOf = ({ categories, audits }: Report): Verdict => {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const of = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const scripts = audits['resource-summary']?.details?.items?.find(
    ({ resourceType }) => resourceType === 'script',
  )
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    ...{ lcp: of('largest-contentful-paint'), tbt: of('total-blocking-time') },
    ...{ cls: of('cumulative-layout-shift'), scriptBytes: scripts?.transferSize ?? Number.NaN },
    faults,
  }
}
