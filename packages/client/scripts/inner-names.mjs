/**
 * Field names that stay inside the package, and their short names in the build. Every page pays for their
 * length, and bundlers shorten only variables. None may be a field of the wire, an argument or an answer.
 */
const INNER_NAMES = {
  answers: 'a',
  attempt: 'b',
  callAs: 'c',
  fresh: 'f',
  gives: 'g',
  isRepeatable: 'i',
  said: 's',
  takes: 't',
  tokensFor: 'k',
  tried: 'r',
}

/**
 * esbuild options that apply those names, equal for the first load and its parts because they exchange
 * objects.
 */
export const SHORT_NAMES = {
  mangleProps: new RegExp(`^(${Object.keys(INNER_NAMES).join('|')})$`),
  mangleCache: INNER_NAMES,
}

/**
 * Exports keep their names, so an export with an inner name couldn't be imported.
 * @param {import('esbuild').Metafile[]} metafiles
 * @throws {Error} when there is one
 */
export const exportsNoInnerName = (metafiles) => {
  for (const { outputs } of metafiles)
    for (const [file, { exports }] of Object.entries(outputs))
      for (const name of exports)
        if (name in INNER_NAMES)
          throw new Error(`${file} exports ${name}, which is an inner name: rename the export.`)
}
