import { expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { identityRequest, identitySchema } from './identity-schema.ts'

const RIGHT = {
  name: '홍길동',
  commId: 'KTF',
  phone: '010-1234-5678',
  socialPreNo: '900101',
  socialPostNo: '1',
}

async function read(changes: Partial<typeof RIGHT> = {}, provenPhoneNo: string | null = null) {
  const body = new URLSearchParams({ intent: 'REQUEST', ...RIGHT, ...changes })
  // The page has no field for a number that is proven.
  if (provenPhoneNo && !changes.phone) body.delete('phone')
  const request = new Request('https://duson.example/identity-check', { method: 'POST', body })
  return readForm(request, { REQUEST: identitySchema(provenPhoneNo) })
}

async function requested(...of: Parameters<typeof read>) {
  const form = await read(...of)
  return form.ok ? identityRequest(form.input) : null
}

async function refused(...of: Parameters<typeof read>) {
  const form = await read(...of)
  return form.ok ? null : form.answer.data
}

it('본인인증에 필요한 정보를 읽는다', async () => {
  expect(await requested()).toEqual({
    name: '홍길동',
    commId: 'KTF',
    phoneNo: '01012345678',
    socialPreNo: '900101',
    socialPostNo: '1',
  })
})

it.each(['홍\u0007길동', '\u202e홍길동', '홍\u200b길동'])(
  '보이지 않는 글자가 든 이름 %j은 받지 않는다',
  async (name) => {
    expect(await refused({ name })).toMatchObject({ errors: { name: expect.any(String) } })
  },
)

it('전각 숫자와 빈칸도 읽는다', async () => {
  const typed = { socialPreNo: '９００１０１', socialPostNo: '１', phone: '+82 10 1234 5678' }
  expect(await requested(typed)).not.toBeNull()
})

it('확인된 번호가 있으면 다른 번호로 바꿀 수 없다', async () => {
  const proven = { phoneNo: '01011112222' }
  expect(await requested({ phone: '010-9999-9999' }, proven.phoneNo)).toMatchObject(proven)
  expect(await requested({}, proven.phoneNo)).toMatchObject(proven)
})

it('틀린 칸마다 무엇을 할지 말한다', async () => {
  const wrong = { name: '홍', commId: 'KT', phone: '02-123-4567' }
  const answer = await refused({ ...wrong, socialPreNo: '901301', socialPostNo: '' })
  expect(Object.keys(answer?.errors ?? {})).toEqual([
    'name',
    'commId',
    'phone',
    'socialPreNo',
    'socialPostNo',
  ])
})

it.each(['900132', '901301', '900001', '90010', '9001011', 'abcdef'])(
  '%s은 생년월일이 아니다',
  async (socialPreNo) => expect(await refused({ socialPreNo })).not.toBeNull(),
)

it('주민등록번호는 어느 경우에도 돌려주지 않는다', async () => {
  const form = await read()
  if (!form.ok) throw new Error('not taken')
  const byHost = form.refuse({ status: 409, message: '안 돼요.' }).data
  for (const answer of [byHost, await refused({ name: '' }), await refused({ socialPostNo: 'x' })])
    expect(JSON.stringify(answer?.values)).not.toMatch(/900101|socialP/)
})
