import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeProvider } from '#tests/support/fake-provider.ts'
import { openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'
import { createJusoSearch } from './juso.ts'

const settings = { url: 'https://business.juso.go.kr/addrlink/addrLinkApi.do', key: 'devU01' }
const answering = (answer: unknown) => {
  const provider = fakeProvider(() => Response.json(answer))
  return { provider, search: createJusoSearch({ settings, fetch: provider.fetch }) }
}
const refused = (errorCode: string) => ({
  results: { common: { errorCode, errorMessage: '', totalCount: '0' }, juso: null },
})
const search = { keyword: '양화로 45', page: 1 }

describe('도로명주소 검색', () => {
  it('찾는 말을 주소창이 아니라 본문으로 보내고, 우편번호와 주소를 읽는다', async () => {
    const { provider, search: juso } = answering({
      results: {
        common: { errorCode: '0', errorMessage: '정상', totalCount: '21' },
        juso: [
          {
            roadAddr: '서울특별시 마포구 양화로 45 (서교동)',
            jibunAddr: '서울특별시 마포구 서교동 395-166',
            zipNo: '04036',
            bdNm: '메세나폴리스',
          },
        ],
      },
    })
    expect(await juso.find(search)).toEqual({
      items: [
        {
          zonecode: '04036',
          roadAddress: '서울특별시 마포구 양화로 45 (서교동)',
          lotAddress: '서울특별시 마포구 서교동 395-166',
        },
      ],
      total: 21,
      hasNext: true,
    })
    const [request] = provider.requests
    expect(request?.url).toBe(settings.url)
  })

  it.each(['E0006', 'E0008', 'E0009', 'E0012', 'E0013', 'E0015'])(
    '%s는 찾을 수 없는 말이다',
    async (code) => {
      expect(await answering(refused(code)).search.find(search)).toBe('UNSEARCHABLE')
    },
  )

  it.each(['E0001', 'E0014', '-999'])('%s는 고장이다', async (code) => {
    await expect(answering(refused(code)).search.find(search)).rejects.toThrow(`refused (${code})`)
  })
})

describe('sandbox의 주소 찾기', () => {
  let world: TestSandbox
  beforeAll(async () => {
    world = await openTestSandbox()
  })
  afterAll(() => world.close())

  it('진짜와 같은 방식으로 작은 표에서 찾는다', async () => {
    const { postcode } = world.integrations
    expect(await postcode.find({ keyword: '양화로 45', page: 1 })).toMatchObject({
      total: 1,
      items: [{ zonecode: '04031', roadAddress: '서울특별시 마포구 양화로 45 (서교동)' }],
    })
    expect(await postcode.find({ keyword: '성미산로 24', page: 1 })).toMatchObject({ total: 1 })
    expect(await postcode.find({ keyword: '없는길 1', page: 1 })).toMatchObject({ total: 0 })
    expect(await postcode.find({ keyword: '로', page: 1 })).toBe('UNSEARCHABLE')
    const many = await postcode.find({ keyword: '서울특별시', page: 1 })
    expect(many).toMatchObject({ hasNext: true })
  })
})
