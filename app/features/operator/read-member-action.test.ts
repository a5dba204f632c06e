import { expect, it } from 'vitest'
import { readMemberAction } from './read-member-action.ts'

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return readMemberAction(form)
}

it('할 일과 사유를 읽는다', () => {
  expect(read({ action: 'SUSPEND', reason: '  사기 신고가 많아요\0 ' })).toMatchObject({
    input: { action: 'SUSPEND', reason: '사기 신고가 많아요' },
  })
})

it.each(['', ' ', '아', '\0\0\0', '가'.repeat(201)])(
  '사유 %j로는 아무것도 하지 않는다',
  (reason) => {
    expect(read({ action: 'SUSPEND', reason })).toMatchObject({
      input: null,
      error: '사유를 2자 이상 200자 이하로 적어 주세요.',
    })
  },
)

it.each(['', 'VIEW', '__proto__', 'toString'])('%j은 할 일이 아니다', (action) => {
  expect(read({ action, reason: '이유가 있어요' }).input).toBeNull()
})
