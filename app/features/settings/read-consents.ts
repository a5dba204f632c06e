/** The boxes of the form. */
export interface TickedConsents {
  isMarketingAccept: boolean
  isNightMarketingAccept: boolean
  isLocationAccept: boolean
  isNaverCafeToAppAccept: boolean
}

/** Why the consents could not be saved, with the boxes as they were ticked. */
export interface ConsentsProblem {
  night: string
  ticked: TickedConsents
}

export function readConsents(form: FormData): TickedConsents {
  const isTicked = (name: string) => form.get(name) === '1'
  return {
    isMarketingAccept: isTicked('marketing'),
    isNightMarketingAccept: isTicked('nightMarketing'),
    isLocationAccept: isTicked('location'),
    isNaverCafeToAppAccept: isTicked('cafe'),
  }
}

/** The message after saving. Advertising by night ends with advertising by day, even if its box is still ticked. */
export function savedConsentsNotice(ticked: TickedConsents): string {
  return ticked.isNightMarketingAccept && !ticked.isMarketingAccept
    ? '저장했어요. 광고성 정보를 받지 않기로 하셔서 밤에 받는 동의도 함께 철회했어요.'
    : '동의 내역을 저장했어요.'
}
