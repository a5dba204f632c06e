import { expect, it } from 'vitest'
import { readIdentity } from './read-identity.server.ts'

const RIGHT = {
  name: '홍길동',
  commId: 'KTF',
  phone: '010-1234-5678',
  socialPreNo: '900101',
  socialPostNo: '1',
}

function read(changes: Partial<typeof RIGHT> = {}, provenPhoneNo: string | null = null) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...RIGHT, ...changes })) form.append(name, value)
  return readIdentity(form, provenPhoneNo)
}

it('본인인증에 필요한 정보를 읽는다', () => {
  expect(read()).toMatchObject({
    ok: true,
    request: {
      name: '홍길동',
      commId: 'KTF',
      phoneNo: '01012345678',
      socialPreNo: '900101',
      socialPostNo: '1',
    },
  })
})

it.each(['홍\0길동', '\u202e홍길동', '홍\u200b길동'])(
  '보이지 않는 글자가 든 이름 %j은 받지 않는다',
  (name) => {
    expect(read({ name })).toMatchObject({ ok: false, errors: { name: expect.any(String) } })
  },
)

it('전각 숫자와 빈칸도 읽는다', () => {
  expect(
    read({ socialPreNo: '９００１０１', socialPostNo: '１', phone: '+82 10 1234 5678' }).ok,
  ).toBe(true)
})

it('확인된 번호가 있으면 다른 번호로 바꿀 수 없다', () => {
  const reading = read({ phone: '010-9999-9999' }, '01011112222')
  expect(reading).toMatchObject({ ok: true, request: { phoneNo: '01011112222' } })
})

it('틀린 칸마다 무엇을 할지 말한다', () => {
  const reading = read({
    name: '홍',
    commId: 'KT',
    phone: '02-123-4567',
    socialPreNo: '901301',
    socialPostNo: '',
  })
  expect(Object.keys(reading.ok ? {} : reading.errors)).toEqual([
    'name',
    'commId',
    'phone',
    'resident',
  ])
})

it.each(['900132', '901301', '900001', '90010', '9001011', 'abcdef'])(
  '%s은 생년월일이 아니다',
  (socialPreNo) => expect(read({ socialPreNo }).ok).toBe(false),
)

it('주민등록번호는 어느 경우에도 돌려주지 않는다', () => {
  for (const reading of [read(), read({ name: '' }), read({ socialPostNo: 'x' })])
    expect(JSON.stringify(reading.values)).not.toMatch(/900101|socialP/)
})
