/**
 * The workspace reads a package from source, with the export condition `source`. An installed package has no
 * sources, and its user may use that condition themselves, so a published package.json names only files in
 * the tarball.
 * @param {string} text of a package.json of the workspace
 * @returns {string} the package.json to publish
 */
export function publishedManifest(text) {
  const { scripts: _, devDependencies: __, private: ___, exports, sideEffects, ...fields } = JSON.parse(text)
  const entries = Object.entries(exports).map(([name, { source: _, ...paths }]) => [name, paths])
  const published = {
    ...fields,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter(isBuilt) : sideEffects,
    exports: Object.fromEntries(entries),
  }
  return `${JSON.stringify(published, null, 2)}\n`
}

const isBuilt = (/** @type {string} */ path) => path.startsWith('./dist/')
