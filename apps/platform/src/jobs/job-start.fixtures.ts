import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JobSettings } from '../floor/jobs/job-process.ts'
import { workOnMessage } from '../floor/jobs/worker-process.ts'

/** Stands in for the program that runs jobs: records its start, and has taken every job by the time it ends. */
workOnMessage(async ({ files }: JobSettings) => appendFileSync(join(files.dataDir, 'starts'), '1'))
