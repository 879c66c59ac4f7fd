import { gzipSync } from 'node:zlib'

/** Scripts that a page preloads, or loads once it is painted. */
const pathsOf = (html: string): string[] => [
  ...[...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path = '']) => path),
  ...(/ data-preload="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []),
]

/** Bytes of the scripts that a page loads at once, each gzipped. */
export const scriptBytesOf = async (page: string): Promise<number> => {
  const html = await (await fetch(page)).text()
  const files = await Promise.all(
    [...new Set(pathsOf(html))].map(async (path) => {
      const script = await fetch(new URL(path, page), { headers: { 'accept-encoding': 'identity' } })
      return gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length
    }),
  )
  return files.reduce((sum, bytes) => sum + bytes, 0)
}
