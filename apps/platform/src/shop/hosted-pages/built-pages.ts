import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The best quality takes ten times as long for a few percent, and someone waits for the first one. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const PACKERS = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, BROTLI),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
}

/** A compression for a file. */
export type Encoding = keyof typeof PACKERS

/** A file of the build as it is sent; its name includes a digest of its contents. */
export interface BuiltFile {
  readonly type: string
  readonly plain: Buffer
  /** Compressed on first use. */
  packed(encoding: Encoding): Promise<Buffer>
}

/** An app in the browser: its folder's name, and its pages with the file that each starts with. */
interface BrowserApp<Name extends string> {
  readonly folder: string
  readonly pages: Readonly<Record<Name, string>>
}

export const HOSTED: BrowserApp<'checkout' | 'login'> = {
  folder: 'hosted',
  pages: { checkout: 'index.html', login: 'login.html' },
}
export const CONSOLE: BrowserApp<'console'> = { folder: 'console', pages: { console: 'index.html' } }

/** The build of an app. */
export interface BuiltPages<Name extends string> {
  /** With `__NONCE__` wherever a response's nonce goes. */
  readonly pages: Readonly<Record<Name, string>>
  readonly files: ReadonlyMap<string, BuiltFile>
}

/** Returns the folder of an app's build; undefined before the first one. */
export const builtFolder = ({ folder, pages }: BrowserApp<string>): string | undefined =>
  // Relative to this source, and to the bundle it becomes.
  [`../../../../${folder}/dist`, `../../${folder}/dist`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => Object.values(pages).every((file) => existsSync(join(path, file))))

/**
 * Opens the build of an app: read once and cached, undefined before the first build. In development it is checked
 * each time and read again if it is newer.
 */
export const openBuiltPages = <Name extends string>(
  app: BrowserApp<Name>,
  isDevelopment: boolean,
): (() => Promise<BuiltPages<Name> | undefined>) => {
  let read: { readonly builtAt: number; readonly pages: Promise<BuiltPages<Name>> } | undefined
  return async () => {
    if (read && !isDevelopment) return read.pages
    const folder = builtFolder(app)
    if (folder === undefined) return undefined
    const { mtimeMs } = await stat(join(folder, 'index.html'))
    if (read?.builtAt !== mtimeMs) read = { builtAt: mtimeMs, pages: readBuiltPages(folder, app.pages) }
    return read.pages
  }
}

/** Reads the build into memory: a handful of files. */
const readBuiltPages = async <Name extends string>(
  folder: string,
  startsOf: Readonly<Record<Name, string>>,
): Promise<BuiltPages<Name>> => {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => TYPES[extname(name)])
  const files = await Promise.all(
    names.map(async (name) => [name, builtFile(name, await readFile(join(assets, name)))] as const),
  )
  const pages: Record<Name, string> = { ...startsOf }
  for (const name in startsOf) pages[name] = await readFile(join(folder, startsOf[name]), 'utf8')
  return { pages, files: new Map(files) }
}

const builtFile = (name: string, plain: Buffer): BuiltFile => {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    plain,
    packed: (encoding) => {
      const packed = made.get(encoding) ?? PACKERS[encoding](plain)
      made.set(encoding, packed)
      return packed
    },
  }
}
