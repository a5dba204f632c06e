import * as z from 'zod/mini'
import { ticked } from '#app/forms/fields.ts'

/** The boxes of the consents, as the host names them. */
export const consentBoxesSchema = z.object({
  isMarketingAccept: ticked(),
  isNightMarketingAccept: ticked(),
  isLocationAccept: ticked(),
  isNaverCafeToAppAccept: ticked(),
})

/** The message after saving. Advertising by night ends with advertising by day, even if its box is still ticked. */
export function savedConsentsNotice(saved: z.output<typeof consentBoxesSchema>): string {
  return saved.isNightMarketingAccept && !saved.isMarketingAccept
    ? '저장했어요. 광고성 정보를 받지 않기로 하셔서 밤에 받는 동의도 함께 철회했어요.'
    : '동의 내역을 저장했어요.'
}
