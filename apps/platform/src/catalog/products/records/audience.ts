/** Who a list is for: visitors see visible items, merchants everything. */
export type Audience = 'public' | 'merchant'
