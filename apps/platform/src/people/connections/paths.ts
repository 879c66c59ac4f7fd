/** Where a provider leads back to; owners register it there. */
export const CALLBACK_PATH = '/_api/iam/sso/callback'
/** Path from the hosted login to a provider. */
export const START_PATH = '/_api/iam/sso/start'
