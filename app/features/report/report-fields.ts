import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import { REASONS_OF, REPORT_DETAIL_LENGTH, type ReportKind } from '#contracts/report-constants.ts'

const LENGTH = REPORT_DETAIL_LENGTH.toLocaleString('ko')

/** The fields of every report. */
export const reportShape = <Kind extends ReportKind>(kind: Kind) => ({
  reason: oneOf<(typeof REASONS_OF)[Kind][number]>(
    REASONS_OF[kind],
    '신고하는 이유를 골라 주세요.',
  ),
  detail: text(
    z.maxLength(REPORT_DETAIL_LENGTH, `${LENGTH}자까지 적을 수 있어요. 줄여서 적어 주세요.`),
  ),
})

/** Another reason than the listed ones needs words. */
export const otherNeedsWords = ({
  value: { reason, detail },
  issues,
}: z.core.ParsePayload<{ reason: string; detail: string }>) => {
  if (reason === 'OTHER' && detail === '')
    issues.push({
      code: 'custom',
      message: '어떤 문제인지 적어 주세요.',
      path: ['detail'],
      input: detail,
    })
}

/** The form that reports a product or store. */
export const reportFields = <Kind extends ReportKind>(kind: Kind) =>
  z.object(reportShape(kind)).check(otherNeedsWords)
