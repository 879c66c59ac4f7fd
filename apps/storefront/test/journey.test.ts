import { afterAll, beforeAll } from 'vitest'
import { closeJourney, openJourney } from './journey/visit.ts'
import './journey/buying.cases.ts'
import './journey/finding.cases.ts'
import './journey/preview.cases.ts'
import './journey/reaching.cases.ts'

// All cases share one built shop and one browser, which take seconds to open.
beforeAll(openJourney)
afterAll(closeJourney)
