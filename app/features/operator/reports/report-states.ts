import type { Report } from '#contracts/report.ts'

export const REPORT_STATES: Record<Report['state'], string> = {
  OPEN: '접수',
  ACTED: '조치함',
  DISMISSED: '기각함',
}

/** The state that an address requests; open reports for any other value. */
export function readReportState(query: URLSearchParams): Report['state'] {
  const state = query.get('state') ?? ''
  return Object.hasOwn(REPORT_STATES, state) ? (state as Report['state']) : 'OPEN'
}
