import { afterAll, beforeAll } from 'vitest'
import { closePages, openPages } from './pages/visit.ts'
import './pages/former-addresses.cases.ts'
import './pages/page.cases.ts'
import './pages/session.cases.ts'
import './pages/form.cases.ts'
import './pages/many-collections.cases.ts'
import './pages/server.cases.ts'

// All cases share one built shop, which takes seconds to open. The last ones stop it.
beforeAll(openPages)
afterAll(closePages)
