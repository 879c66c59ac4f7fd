import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Finds the provider's packages that a storefront has installed, including those in pnpm's store and in a
 * parent workspace.
 * @returns their names, sorted
 */
export const installedPackages = (folder: string): string[] => {
  const names = new Set<string>()
  for (let at = folder; ; at = dirname(at)) {
    for (const place of ['node_modules/@wix', 'node_modules/.pnpm/node_modules/@wix']) {
      const scope = join(at, place)
      if (existsSync(scope)) for (const name of readdirSync(scope)) names.add(`@wix/${name}`)
    }
    if (dirname(at) === at) return [...names].filter((name) => !name.includes('/.')).sort()
  }
}
