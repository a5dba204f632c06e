/** Whether an address says that the seller is asked before the payment: ours have 1, those of the specification `true`. */
export const isRequestFirst = (query: URLSearchParams): boolean =>
  ['1', 'true'].includes(query.get('request') ?? '')
