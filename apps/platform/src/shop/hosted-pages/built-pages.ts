import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Relative to this source, and to the bundle it becomes. */
const FOLDERS = ['../../../../hosted/dist', '../../hosted/dist']

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A compression for a file. */
export type Encoding = keyof typeof PACKERS

/** A file of the build as it is sent; its name includes a digest of its contents. */
export interface BuiltFile {
  readonly type: string
  readonly plain: Buffer
  /** Compressed on first use. */
  packed(encoding: Encoding): Promise<Buffer>
}

/** The pages, and the file each starts with. */
const PAGES = { checkout: 'index.html', login: 'login.html' } as const
export type PageName = keyof typeof PAGES

/** The build of `apps/hosted`. */
export interface BuiltPages {
  /** With `__NONCE__` wherever a response's nonce goes. */
  readonly pages: Readonly<Record<PageName, string>>
  readonly files: ReadonlyMap<string, BuiltFile>
}

/** Returns the folder of the built pages; undefined before their first build. */
export const builtFolder = (): string | undefined =>
  FOLDERS.map((folder) => fileURLToPath(new URL(folder, import.meta.url))).find((folder) =>
    Object.values(PAGES).every((file) => existsSync(join(folder, file))),
  )

/**
 * Opens the build: read once and cached, undefined before the first build. In development it is checked each
 * time and read again if it is newer.
 */
export const openBuiltPages = (isDevelopment: boolean): (() => Promise<BuiltPages | undefined>) => {
  let read: { readonly builtAt: number; readonly pages: Promise<BuiltPages> } | undefined
  return async () => {
    if (read && !isDevelopment) return read.pages
    const folder = builtFolder()
    if (folder === undefined) return undefined
    const { mtimeMs } = await stat(join(folder, PAGES.checkout))
    if (read?.builtAt !== mtimeMs) read = { builtAt: mtimeMs, pages: readBuiltPages(folder) }
    return read.pages
  }
}

/** Reads the build into memory: a handful of files. */
const readBuiltPages = async (folder: string): Promise<BuiltPages> => {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => TYPES[extname(name)])
  const files = await Promise.all(
    names.map(async (name) => [name, builtFile(name, await readFile(join(assets, name)))] as const),
  )
  const [checkout, login] = await Promise.all(
    [PAGES.checkout, PAGES.login].map((file) => readFile(join(folder, file), 'utf8')),
  )
  return { pages: { checkout: checkout ?? '', login: login ?? '' }, files: new Map(files) }
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
