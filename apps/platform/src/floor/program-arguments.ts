const LOADER = new URL('../../../../scripts/build/load-sources.mjs', import.meta.url).href

/** The arguments Node.js needs to run one of our programs: sources need a loader, built files do not. */
export const programArguments = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', LOADER] : []
