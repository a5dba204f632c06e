import { describe, expect, it } from 'vitest'
import { readReport } from './read-report.ts'

function posted(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readReport(form)
}

describe('신고의 내용', () => {
  it('이유가 있으면 신고할 수 있다', () => {
    expect(posted({ reason: 'FRAUD', detail: ' 돈을\r\n보내래요\0 ', block: '1' }).report).toEqual({
      reason: 'FRAUD',
      detail: '돈을\n보내래요',
      block: true,
    })
    expect(posted({ reason: 'SPAM' }).report).toEqual({ reason: 'SPAM', detail: '', block: false })
  })

  it.each([
    [{}, 'reason'],
    [{ reason: 'toString' }, 'reason'],
    [{ reason: 'OTHER', detail: '  ' }, 'detail'],
    [{ reason: 'FRAUD', detail: '가'.repeat(1_001) }, 'detail'],
  ])('모자라거나 넘치면 어디가 그런지 말하고, 쓴 것은 그대로 둔다', (fields, field) => {
    const { report, error, typed } = posted(fields)
    expect(report).toBeNull()
    expect(error?.field).toBe(field)
    expect(typed.reason).toBe('reason' in fields ? fields.reason : '')
  })
})
