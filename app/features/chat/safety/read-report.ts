import { REPORT_REASONS, type ReportReason } from '#contracts/chat-constants.ts'

export const DETAIL_LENGTH = 1_000

interface PostedReport {
  report: { reason: ReportReason; detail: string; block: boolean } | null
  error?: { field: string; message: string }
  typed: Record<string, string>
}

/** A report as it was posted; without a reason, or without words for another one, it says what is missing. */
export function readReport(form: FormData): PostedReport {
  const reason = String(form.get('reason') ?? '')
  // As the host counts it: without the zero character, and one sign for a line break.
  const detail = String(form.get('detail') ?? '')
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .trim()
  const block = form.get('block') === '1'
  const typed = { reason, detail, block: block ? '1' : '' }
  const refused = (field: string, message: string) => ({
    report: null,
    error: { field, message },
    typed,
  })
  if (!Object.hasOwn(REPORT_REASONS, reason))
    return refused('reason', '신고하는 이유를 골라 주세요.')
  if (detail.length > DETAIL_LENGTH)
    return refused(
      'detail',
      `${DETAIL_LENGTH.toLocaleString('ko')}자까지 적을 수 있어요. 줄여서 적어 주세요.`,
    )
  if (reason === 'OTHER' && detail === '') return refused('detail', '어떤 문제인지 적어 주세요.')
  return { report: { reason: reason as ReportReason, detail, block }, typed }
}
