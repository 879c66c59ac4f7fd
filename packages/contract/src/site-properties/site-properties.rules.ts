import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import * as operations from './site-properties.operations.ts'
import * as schemas from './site-properties.schemas.ts'

const writes = { access: 'merchant', scope: 'checkout:write', output: Empty, errors: ['CONFLICT'] } as const

/** Rules for what a shop tells about its business: callers, schemas and errors. */
export const sitePropertiesRules = [
  rule(operations.getSiteProperties, {
    access: 'visitor',
    input: schemas.GetSitePropertiesRequest,
    output: schemas.SitePropertiesResponse,
    errors: [],
  }),
  rule(operations.updateBusinessProfile, { ...writes, input: schemas.UpdateBusinessProfileRequest }),
  rule(operations.updateBusinessContact, { ...writes, input: schemas.UpdateBusinessContactRequest }),
  rule(operations.updateBusinessSchedule, { ...writes, input: schemas.UpdateBusinessScheduleRequest }),
  rule(operations.updateBusinessRegion, { ...writes, input: schemas.UpdateBusinessRegionRequest }),
  rule(operations.updateConsentPolicy, { ...writes, input: schemas.UpdateConsentPolicyRequest }),
]
