/** Whose list it is: visitors see what is shown, merchants everything. */
export type Audience = 'public' | 'merchant'
