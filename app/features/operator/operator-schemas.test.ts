import { expect, it } from 'vitest'
import { parseFields } from '#app/forms/parse-fields.ts'
import { memberActionSchema, reportClosingForms } from './operator-schemas.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('사유를 읽는다', () => {
  const form = formOf({ reason: '  사기 신고가 많아요\0 ' })
  expect(parseFields(memberActionSchema, form).input).toEqual({ reason: '사기 신고가 많아요' })
})

it.each(['', ' ', '아', '\0\0\0', '가'.repeat(201)])(
  '사유 %j로는 아무것도 하지 않는다',
  (reason) => {
    expect(parseFields(memberActionSchema, formOf({ reason }))).toEqual({
      input: null,
      errors: { reason: '사유를 2자 이상 200자 이하로 적어 주세요.' },
    })
  },
)

it.each(['', ' \r\n ', '가'.repeat(501)])('처리 내용 %j로는 신고를 닫지 않는다', (note) => {
  expect(
    parseFields(reportClosingForms.ACTED, formOf({ reasonCode: 'FRAUD', note })).errors,
  ).toEqual({
    note: '처리 내용을 1자 이상 500자 이하로 적어 주세요.',
  })
})

it.each([
  ['ACTED', 'NO_BREACH', '조치할 때의 판단을 골라 주세요.'],
  ['DISMISSED', 'FRAUD', '기각할 때의 판단을 골라 주세요.'],
  ['DISMISSED', '', '기각할 때의 판단을 골라 주세요.'],
] as const)('%s에는 맞지 않는 판단 %j를 받지 않는다', (state, reasonCode, message) => {
  const form = formOf({ reasonCode, note: '확인했어요' })
  expect(parseFields(reportClosingForms[state], form).errors).toEqual({ reasonCode: message })
})
