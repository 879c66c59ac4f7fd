import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JobSettings } from '../floor/jobs/job-process.ts'
import { hearOfJobs, workOnMessage } from '../floor/jobs/worker-process.ts'

/**
 * Stands for the program that runs jobs: notes its start, each further job it hears of, and its end. It has taken
 * every job when it ends. `mediaCacheBytes` says for how many milliseconds it waits.
 */
workOnMessage(async ({ files }: JobSettings) => {
  const another = hearOfJobs()
  const note = (text: string) => appendFileSync(join(files.dataDir, 'starts'), text)
  note('1')
  while (await another(files.mediaCacheBytes)) note('+')
  note('.')
})
