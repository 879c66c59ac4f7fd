import { gzipSync } from 'node:zlib'

/** Bytes of the scripts that a page loads at once, each gzipped. */
export const scriptBytesOf = async (page: string): Promise<number> => {
  const html = await (await fetch(page)).text()
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path = '']) => path)
  const files = await Promise.all(
    [...new Set(named)].map(async (path) => {
      const script = await fetch(new URL(path, page), { headers: { 'accept-encoding': 'identity' } })
      return gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length
    }),
  )
  return files.reduce((sum, bytes) => sum + bytes, 0)
}
