import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findByDefaults } from './default-find.ts'
import { DEFAULT_RULES } from './defaults/index.ts'
import heldOut from './held-out.json' with { type: 'json' }
import heldOutToo from './held-out-2.json' with { type: 'json' }
import heldOutThird from './held-out-3.json' with { type: 'json' }
import heldOutFourth from './held-out-4.json' with { type: 'json' }
import heldOutFifth from './held-out-5.json' with { type: 'json' }
import heldOutSixth from './held-out-6.json' with { type: 'json' }
import heldOutSeventh from './held-out-7.json' with { type: 'json' }
import heldOutEighth from './held-out-8.json' with { type: 'json' }
import openA from './open-a.json' with { type: 'json' }
import openB from './open-b.json' with { type: 'json' }
import openC from './open-c.json' with { type: 'json' }
import openD from './open-d.json' with { type: 'json' }
import openE from './open-e.json' with { type: 'json' }
import { parsePattern } from './pattern.ts'

const find = findByDefaults(DEFAULT_RULES)
const written = readFileSync(new URL('written.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [label, , title = '', body = ''] = line.split('\t')
    return { prohibited: label === 'prohibited', title, body }
  })
/** At any level. */
const isFound = ({ title, body }: { title: string; body: string }) =>
  find(title).length > 0 || find(body, title).some(({ levelInBody }) => levelInBody !== null)
const codesOf = (text: string) => find(text).map(({ ruleCode }) => ruleCode)

describe('거래금지품목의 말', () => {
  it('모든 말을 읽을 수 있고, 한 종류 안에 되풀이되지 않는다', () => {
    for (const {
      code,
      terms,
      everywhere = [],
      suspicions = [],
      warnings = [],
      exceptions,
    } of DEFAULT_RULES) {
      const all = [...terms, ...everywhere, ...suspicions, ...warnings, ...exceptions]
      expect(all.filter((words) => !parsePattern(words))).toEqual([])
      expect(new Set(all).size, code).toBe(all.length)
    }
  })

  // What was reached, so that no change makes it worse; how each list came about is in docs/decisions/044.
  it.each([
    ['held-out.json', heldOut, 1, 0.97],
    ['held-out-2.json', heldOutToo, 0.98, 0.98],
    ['held-out-3.json', heldOutThird, 0.99, 0.98],
    ['held-out-4.json', heldOutFourth, 0.99, 0.98],
    ['held-out-5.json', heldOutFifth, 0.99, 0.99],
    ['held-out-6.json', heldOutSixth, 0.99, 0.98],
    ['held-out-7.json', heldOutSeventh, 0.99, 0.98],
    ['held-out-8.json', heldOutEighth, 0.93, 0.96],
    ['open-a.json', openA, 0.99, 0.99],
    ['open-b.json', openB, 0.99, 0.99],
    ['open-c.json', openC, 0.99, 0.98],
    ['open-d.json', openD, 0.99, 0.99],
    ['open-e.json', openE, 0.99, 0.99],
  ])('규칙을 모르는 사람이 적은 글에서 알아보는 만큼: %s', (_, texts, recall, precision) => {
    const found = texts.filter(isFound)
    const right = found.filter(({ prohibited }) => prohibited).length
    expect(right / texts.filter(({ prohibited }) => prohibited).length).toBeGreaterThanOrEqual(
      recall,
    )
    expect(right / found.length).toBeGreaterThanOrEqual(precision)
  })

  it('적어 둔 제목에서 금지품목의 95 % 이상을 알아보고, 알아본 것의 90 % 이상이 맞다', () => {
    const found = written.filter(isFound)
    const right = found.filter(({ prohibited }) => prohibited).length
    expect(right / written.filter(({ prohibited }) => prohibited).length).toBeGreaterThan(0.95)
    expect(right / found.length).toBeGreaterThan(0.9)
  })

  it.each([
    '담배',
    '담 배',
    '담.배 두 갑',
    'ㄷ ㅏ ㅁ ㅂ ㅐ',
    'ㄷㅏㅁㅂㅐ 팔아요',
    't담배',
    '담​배',
    '<담배>',
    '담배팝니다',
  ])('%s은(는) 담배다', (text) => {
    expect(codesOf(text)).toContain('TOBACCO')
  })

  it.each([
    '미술 교재',
    '기술 서적',
    '사진 담 배경지',
    '담배 케이스',
    '와인 스테인리스 전동 오프너',
    '모형 담배',
    '와인색 니트',
    '양주 직거래 책상',
  ])('%s은(는) 괜찮다', (text) => {
    expect(codesOf(text)).toEqual([])
  })

  it.each(['비1아그라', '졸x피뎀 팝니다', 'ㅂㅣ아그라', '시.알.리.스', 'ㅅㅇㄹㅅ', 'viagra 100'])(
    '%s은(는) 약이다',
    (text) => {
      expect(codesOf(text)).toContain('MEDICINE')
    },
  )

  it.each([
    ['프ㄹ페시아', 'MEDICINE'],
    ['독감약 ㅌㅁㅍㄹ', 'MEDICINE'],
    ['헌혈ㅈ 5장', 'BLOOD'],
    ['씨알리쓰', 'MEDICINE'],
    ['쪼니워커 블루', 'ALCOHOL'],
    ['ㅅㅁ 5갑', 'TOBACCO'],
  ])('%s: 글자를 바꾸거나 가려도 알아본다', (text, code) => {
    expect(codesOf(text)).toContain(code)
  })

  it.each(['ㅂㅅㅌ 새상품', '구x 마몬트', '디지털 샘ㅍ', '레몬ㅊㅓㅇ 병'])(
    '%s: 무엇인지 모르게 가려 적은 이름은 확인을 구한다',
    (text) => {
      const [found] = find(text).filter(({ ruleCode }) => ruleCode === 'HIDDEN_NAME')
      expect(found?.level).toBe('WARN')
    },
  )

  it.each([
    '급처ㅠㅠ 아이패드',
    '새상품ㅎㅎ 후드티',
    'ㄱ자 선반',
    '네고x 에어팟',
    '나이키x사카이 운동화',
    '한글 ㄱㄴㄷ 자석 교구',
    '비타인 3인용 소파',
    '급매 ㄱㅅ',
  ])('%s은(는) 가려 적은 이름이 아니다', (text) => {
    expect(codesOf(text)).toEqual([])
  })

  it.each([
    ['싸이 흠뻑쇼 스탠딩', '어렵게 예매했어요 웃돈 있습니다', 'TICKET'],
    ['나스 컨실러 바닐라', '쓰다가 호수 바꿔서 정리해요', 'COSMETIC'],
    ['안전한 마약 상담 책갈피', '읽기 좋아요', null],
    ['레이저 프린터', '이사하면서 정리해요\n병원에서 쓰던 것', null],
  ])('%s: 제목에서 설명의 처음으로 이어 읽는다', (title, body, code) => {
    expect(find(title).map(({ level }) => level)).not.toContain('BLOCK')
    const found = find(body, title)
    expect(found.map(({ ruleCode }) => ruleCode)).toEqual(
      code ? expect.arrayContaining([code]) : [],
    )
    for (const { level, levelInBody } of found)
      expect([level, levelInBody]).toEqual(['REVIEW', 'REVIEW'])
  })

  it('이어 읽은 것은 설명의 어느 글자인지 말하고, 제목 없이는 찾지 않는다', () => {
    const body = '쓰다가 호수 바꿔서 정리해요'
    expect(find(body)).toEqual([])
    const found = find(body, '나스 컨실러 바닐라').map(({ from, to }) => body.slice(from, to))
    expect(found).toContain('쓰다가')
  })

  it('설명에서도 읽는 말은 운영자가 살펴본다', () => {
    const body = '손님이 두고 가신 건데 경찰서에 신고 안 했어요'
    expect(find(body).map(({ ruleCode, levelInBody }) => [ruleCode, levelInBody])).toContainEqual([
      'STOLEN',
      'REVIEW',
    ])
  })

  it.each(['순정 게임기 커펌x 정발', '국내 정품 가방 가품 ❌', '새 책 스캔본 X'])(
    '%s: 바로 뒤의 x는 그것이 아니라는 말이다',
    (text) => {
      expect(codesOf(text)).toEqual([])
    },
  )

  it.each(['참이슬 x 20병', '졸x피뎀 팝니다', '위스키 공병 아님', '보드카 1리터 뚜껑 안깠음'])(
    '%s: 수를 세거나 글자를 가린 x, 부정한 빈 병은 물건을 바꾸지 않는다',
    (text) => {
      expect(codesOf(text)).not.toEqual([])
    },
  )

  it('비슷하게 들리는 말은 막지 않고 살펴본다', () => {
    expect(find('쪼니워커 블루').map(({ level }) => level)).not.toContain('BLOCK')
    expect(find('조니워커 블루').map(({ level }) => level)).toContain('BLOCK')
  })

  it('다른 낱말이나 수의 일부는 그 말이 아니다', () => {
    expect(codesOf('성장호르몬 지노트로핀')).toContain('MEDICINE')
    expect(codesOf('키엘 크림 125ml')).toEqual([])
    expect(codesOf('진짜가죽 소파 포장물품 절대필요')).toEqual([])
  })

  it('덧붙인 용품은 물건을 바꾸지 않는다', () => {
    expect(codesOf('위스키 전용잔')).toEqual([])
    expect(codesOf('위스키 700ml, 전용잔')).toContain('ALCOHOL')
    expect(codesOf('위스키 전용잔 포함')).toContain('ALCOHOL')
  })

  it('어느 글자인지 말한다', () => {
    const text = '★미개봉★ 담 - 배 한 갑'
    expect(find(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '담 - 배 한 갑',
      '담 - 배',
    ])
  })
})
