import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { at } from '../paths.mjs'

const PARTS = 'apps|bench|conformance|decisions|demo|docs|packages|scripts'

/** Everything written for people, by its place in the repository. */
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  ...['docs', 'decisions'].flatMap((folder) => filesIn(folder)),
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(at(folder)).map((part) => `${folder}/${part}/README.md`),
  ),
].filter((page) => page.endsWith('.md') && existsSync(at(page)))

/** @param {string} folder */
function filesIn(folder) {
  const names = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name))
}

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const benches = filesIn('bench/src').flatMap((file) => /([\w-]+)\.bench\.ts$/.exec(file)?.[1] ?? [])

/** @param {string} page @param {RegExp} pattern */
const found = (page, pattern) =>
  [...readFileSync(at(page), 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** The repository paths that a page mentions; patterns and build outputs don't count. */
const placesIn = (/** @type {string} */ page) =>
  found(page, new RegExp(`\`((?:${PARTS})/[^\`\\s]*)\``, 'g')).filter(
    (place) => !/[*{<]|dist|build|results/.test(place),
  )

describe.each(pages)('%s', (page) => {
  it('links only to existing places', () => {
    const links = found(page, /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)
    for (const link of links) expect(existsSync(join(at(dirname(page)), link)), link).toBe(true)
    for (const place of placesIn(page)) {
      const isThere = existsSync(at(place)) || existsSync(join(at(dirname(page)), place))
      expect(isThere, place).toBe(true)
    }
  })

  it('names only existing commands', () => {
    for (const name of found(page, /npm run ([\w:]+)/g)) expect(Object.keys(scripts), name).toContain(name)
    for (const name of found(page, /npm run bench (?:-- )?([a-z][\w-]*)/g))
      expect(benches, name).toContain(name)
    for (const file of found(page, /node (scripts\/[\w-]+\.mjs)/g))
      expect(existsSync(at(file)), file).toBe(true)
  })
})

it('decisions are numbered without holes, in their titles too', () => {
  const files = readdirSync(at('decisions')).sort()
  const numbers = files.map((file) => /^# (\d+)\. /.exec(readFileSync(at('decisions', file), 'utf8'))?.[1])
  expect(files.map((file) => file.slice(0, 4))).toEqual(
    files.map((_, place) => String(place + 1).padStart(4, '0')),
  )
  expect(numbers).toEqual(files.map((_, place) => String(place + 1)))
})

it('every guarantee names tests that exist', () => {
  const rows = found('docs/operate/security.md', /^\| [^|]+ \| (.*`.*) \|$/gm)
  for (const row of rows)
    for (const [, place = ''] of row.matchAll(/`([^`]+)`/g))
      if (/[/.]/.test(place))
        expect(existsSync(at(place)) || existsSync(at('apps/platform/src', place)), place).toBe(true)
  expect(rows.length).toBeGreaterThan(20)
})

/** Pages of errors and events are listed by their own index, which is written from the code. */
const isListedElsewhere = (/** @type {string} */ page) =>
  page === 'docs/README.md' || /^docs\/(errors|events)\/(?!README)/.test(page)

it('the index of the guides lists each of them once', () => {
  const guides = filesIn('docs').filter((page) => page.endsWith('.md') && !isListedElsewhere(page))
  const listed = found('docs/README.md', /\]\(([^)#:\s]+\.md)\)/g).filter((link) => !link.startsWith('..'))
  expect(listed.map((link) => join('docs', link)).sort()).toEqual(guides.sort())
})

/** What people read on pages: the messages of shop, hosted pages and back office. */
const messages = [
  'apps/storefront/app/messages',
  'apps/hosted/src/messages',
  'apps/hosted/src/login/messages',
  'apps/console/src/messages',
]
  .flatMap((folder) => filesIn(folder))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const linesOf = (/** @type {string} */ file) =>
  readFileSync(at(file), 'utf8')
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
const texts = messages.flatMap(linesOf).filter(({ line }) => !/^\s*(\/\/|\/?\*)/.test(line))

it('messages write contractions with a typographic apostrophe', () => {
  expect(texts.length).toBeGreaterThan(4000)
  expect(
    texts.filter(({ line }) => /[a-z]\\?'(s|t|re|ve|ll|m|d)\b/i.test(line)).map(({ place }) => place),
  ).toEqual([])
})

it('pages and messages say "log in" and "log out", as the calls do', () => {
  const signing = /\bsign(ed|ing|s)?[ -](in|out)\b/i
  const lines = [...texts, ...pages.flatMap(linesOf)]
  expect(lines.filter(({ line }) => signing.test(line)).map(({ place }) => place)).toEqual([])
})
