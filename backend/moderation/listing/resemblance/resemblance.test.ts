import { describe, expect, it } from 'vitest'
import { randomOf } from '#backend/demo/random.ts'
import { findByDefaults } from '../default-find.ts'
import { RESEMBLING_GOODS } from '../defaults/disguised-goods.ts'
import { DEFAULT_RULES, RULES_OF_WORDS } from '../defaults/index.ts'
import { type ListingExample, learnResemblance } from './learn-resemblance.ts'
import { createJudge } from './resemblance.ts'

const find = findByDefaults(DEFAULT_RULES)
const findByWordsAlone = findByDefaults(RULES_OF_WORDS)
const levelsOf = (text: string) => find(text).map(({ ruleCode, level }) => `${ruleCode} ${level}`)

describe('금지품목과 비슷한 글', () => {
  it.each([
    ['코로 들이마시는 가루', '들이마시는'],
    ['동네 마트에서 쓰는 봉투 20리터 묶음', '쓰는'],
  ])('%s: 낱말에 없어도 운영자가 보고, 어느 말 때문인지 보인다', (title, telling) => {
    expect(findByWordsAlone(title)).toEqual([])
    const matches = find(title)
    expect(matches).toMatchObject([{ ruleCode: RESEMBLING_GOODS, level: 'REVIEW' }])
    expect(matches.map(({ from, to }) => title.slice(from, to))).toEqual([telling])
  })

  it.each([
    '아이폰 15 프로 256 자급제',
    '이케아 책상 의자 세트',
    '노스페이스 눕시 95 블랙',
    '',
    '...',
  ])('여느 글은 그대로 둔다: %s', (title) => {
    expect(find(title)).toEqual([])
  })

  it.each([
    ['두 통 정리', '선생님이 이제 안 먹어도 된다고 하셔서요', false],
    ['새것 그대로 있어요', '본인 명의로 바로 열어 드려요', true],
  ])(
    '%s: 제목만으로 모르면 설명과 함께 보고, 제목의 말은 제목에 표시한다',
    (title, body, isInTitle) => {
      expect(find(title)).toEqual([])
      const matches = find(body, title)
      expect(matches).toMatchObject([
        { ruleCode: RESEMBLING_GOODS, level: 'REVIEW', levelInBody: 'REVIEW' },
      ])
      expect(matches[0]?.isInTitle ?? false).toBe(isInTitle)
      expect(find('직거래해요', title)).toEqual([])
    },
  )

  it('태그는 함께 읽지 않는다', () => {
    expect(find('코로 들이마시는 가루', null)).toEqual([])
    expect(find('의자\n담배', null)).toMatchObject([{ ruleCode: 'TOBACCO', level: 'BLOCK' }])
  })

  it.each(['리바이스 빈티지 조끼 와인 L사이즈', '유니클로 히트텍 목폴라 와인 M 새상품'])(
    '%s: 다른 말이 모두 여느 물건의 것이면 막지 않고 운영자에게 보인다',
    (title) => {
      expect(findByWordsAlone(title)).toMatchObject([{ ruleCode: 'ALCOHOL', level: 'BLOCK' }])
      expect(levelsOf(title)).toEqual(['ALCOHOL REVIEW'])
    },
  )

  it('달리 쓰일 수 없는 말은 무엇과 함께 있어도 막는다', () => {
    expect(levelsOf('나이키 후드 집업 L사이즈 새상품 졸피뎀')).toContain('MEDICINE BLOCK')
  })

  it('옷의 이름에 든 금지품목의 말은 그 옷의 것이다', () => {
    for (const title of [
      '올드파크 배기진 L',
      '솔로이스트 본디지 팬츠 44',
      '발렌시아가 스테로이드 봄버',
      '파타고니아 토렌트쉘 3L 남성 S',
      '니들스 트랙팬츠 와인 XL',
    ])
      expect(find(title)).toEqual([])
  })
})

describe('닮은 글을 배우는 법', () => {
  const things = ['의자', '책상', '자전거', '모니터', '가방', '운동화', '카메라', '텐트']
  const ordinary = things.flatMap((thing) =>
    things.map((other) => `${thing} 깨끗해요 ${other} 옆에 두던 것`),
  )
  const examples: ListingExample[] = things.flatMap((thing) => [
    { title: `${thing} 팔아요`, body: '직거래해요', prohibited: false },
    { title: `몰래 피우던 ${thing} 두 갑`, body: '직거래해요', prohibited: true },
  ])
  const learn = () => {
    const random = randomOf(7)
    return learnResemblance(examples, ordinary, 0.02, () => random.next())
  }

  it('같은 글에서 같은 것을 배운다', () => {
    expect(learn()).toEqual(learn())
  })

  it('배우지 않은 글도 알아보고, 까닭이 된 말을 가리킨다', () => {
    const judge = createJudge(learn())
    const title = '피우던 라디오 두 갑'
    const { telling } = judge(title, null)
    expect(['피우던', '갑']).toContain(title.slice(telling?.from, telling?.to))
    expect(ordinary.filter((each) => judge(each, null).telling).length).toBeLessThan(
      ordinary.length / 10,
    )
  })

  it('다른 모양의 무게는 받지 않는다', () => {
    expect(() => createJudge({ ...learn(), weights: 'AAAA' })).toThrow('other features')
  })
})
