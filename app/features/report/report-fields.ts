import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import { REASONS_OF, REPORT_DETAIL_LENGTH, type ReportKind } from '#contracts/report-constants.ts'

/** Why something is reported; another reason needs words. */
export const reportFields = <Kind extends ReportKind>(kind: Kind) =>
  z
    .object({
      reason: oneOf<(typeof REASONS_OF)[Kind][number]>(
        REASONS_OF[kind],
        '신고하는 이유를 골라 주세요.',
      ),
      detail: text(
        z.maxLength(
          REPORT_DETAIL_LENGTH,
          `${REPORT_DETAIL_LENGTH.toLocaleString('ko')}자까지 적을 수 있어요. 줄여서 적어 주세요.`,
        ),
      ),
    })
    .check(({ value, issues }) => {
      if (value.reason === 'OTHER' && value.detail === '')
        issues.push({
          code: 'custom',
          message: '어떤 문제인지 적어 주세요.',
          path: ['detail'],
          input: value.detail,
        })
    })
