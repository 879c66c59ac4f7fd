export const SESSION = 'wix_session'
export const PENDING = 'wix_oauth'
