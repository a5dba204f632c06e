/** Whether the member consents to advertising at night without consenting to advertising (정보통신망법 제50조 제3항). */
export function isNightMarketingAlone(wishes: {
  isMarketingAccept: boolean
  isNightMarketingAccept: boolean
}): boolean {
  return wishes.isNightMarketingAccept && !wishes.isMarketingAccept
}
