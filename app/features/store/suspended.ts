/** What the error of a store's page has as its data where the store's member is suspended. */
export const SUSPENDED = 'SUSPENDED'
