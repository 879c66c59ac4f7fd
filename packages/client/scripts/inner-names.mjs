/**
 * Names of fields that never leave the package, and what they are called in it once it is built: every page pays for
 * them, and bundlers shorten variables alone. None may be a field of the wire, of an argument or of an answer.
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

/** Options by which esbuild writes those names; the same for the first load and its parts, which hand each other objects. */
export const SHORT_NAMES = {
  mangleProps: new RegExp(`^(${Object.keys(INNER_NAMES).join('|')})$`),
  mangleCache: INNER_NAMES,
}

/**
 * Exports keep their names, so that whoever asks for one by an inner name would find nothing.
 *
 * @param {import('esbuild').Metafile[]} metafiles
 * @throws {Error} when there is one
 */
export const exportsNoInnerName = (metafiles) => {
  for (const { outputs } of metafiles)
    for (const [file, { exports }] of Object.entries(outputs))
      for (const name of exports)
        if (name in INNER_NAMES)
          throw new Error(`${file} exports ${name}, which is an inner name: call it otherwise.`)
}
