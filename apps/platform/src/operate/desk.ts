/** A command's surroundings outside the platform: the terminal, the environment, and Ctrl-C. */
export interface Desk {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Writes to standard output: results only. */
  readonly out: (text: string) => void
  /** Writes to standard error: what people read meanwhile. */
  readonly err: (text: string) => void
  /** Whether standard error is a terminal that shows progress. */
  readonly showsProgress: boolean
  /** Whether results are printed as JSON. */
  readonly json: boolean
  /** Aborted by Ctrl-C; commands that run until then end well. */
  readonly stop: AbortSignal
  /**
   * From now on, new files are for their owner only. It holds for the whole process, so only a program does it.
   */
  readonly keepNewFilesPrivate: () => void
  /** Shows an address to the person, in a browser if there is one. */
  readonly openBrowser: (address: string) => void
}

/** Shows how far a command is, on a terminal only; an empty text clears the line. */
export const showProgress = ({ showsProgress, err }: Desk, text: string): void => {
  if (showsProgress) err(`\r\u001b[2K${text}`)
}

/** Prints one of many results of a long-running command: a line for people, or one line of JSON. */
export const printLine = ({ json, out }: Desk, line: Readonly<Record<string, unknown>>, text: string): void =>
  out(`${json ? JSON.stringify(line) : text}\n`)
