/** Whether advertising by night is agreed to without the advertising that it belongs to (정보통신망법 제50조 제3항). */
export function isNightAlone(wishes: {
  isMarketingAccept: boolean
  isNightMarketingAccept: boolean
}): boolean {
  return wishes.isNightMarketingAccept && !wishes.isMarketingAccept
}
