import { afterAll, beforeAll } from 'vitest'
import { closeHouse, openHouse } from './member-forms/visit.ts'
import './member-forms/entering.cases.ts'
import './member-forms/passwords-and-account.cases.ts'

// All cases share one shop, which takes seconds to open.
beforeAll(openHouse)
afterAll(closeHouse)
