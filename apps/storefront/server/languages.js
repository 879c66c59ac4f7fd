/** @import { ServerBuild } from 'react-router' */

/**
 * Makes the build of each language but the first: the same pages below `/de`, with that language's layout and
 * messages. Links, forms and redirects in pages don't need to know.
 * @param {ServerBuild} build
 * @param {readonly string[]} languages
 * @returns {Map<string, ServerBuild>} by language
 */
export function buildsOf(build, [first, ...others]) {
  const id = `languages/${first}`
  const { routes, assets } = build
  return new Map(
    others.map((language) => {
      const own = `languages/${language}`
      const layout = { ...routes[id], ...pick(routes[own], ['module']) }
      const sent = { ...assets.routes[id], ...pick(assets.routes[own], ['module', 'imports', 'css']) }
      return [
        language,
        {
          ...build,
          basename: `/${language}`,
          routes: /** @type {ServerBuild['routes']} */ ({ ...routes, [id]: layout }),
          assets: {
            ...assets,
            routes: /** @type {ServerBuild['assets']['routes']} */ ({ ...assets.routes, [id]: sent }),
          },
        },
      ]
    }),
  )
}

/**
 * @param {object | undefined} all
 * @param {string[]} names
 */
const pick = (all, names) =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => names.includes(name)))
