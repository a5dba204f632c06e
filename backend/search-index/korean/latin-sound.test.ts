import { describe, expect, it } from 'vitest'
import { soundsLike } from './latin-sound.ts'

const WORDS =
  '네스프레소 로보락 룰루레몬 테크닉 베스파 레깅스 해리포터 코치 커피 모니터 노트북 기타 피아노 가방 텐트 헬리녹스 스피커 스캐너 스노우피크 브롬톤 몽클레르 발렌시아가 살로몬 크록스 버켄스탁 바이올린 다이슨 드롱기 닥터마틴 컨버스 반스 휠라 캐리어 냉장고'.split(
    ' ',
  )

describe('이름의 소리', () => {
  it('한글로 친 이름도 들리는 대로 로마자 이름을 찾는다', () => {
    expect(soundsLike('라코스테', ['lacoste', 'lego'])).toBe('lacoste')
    expect(soundsLike('라코스테', ['라코스터', 'lotte'])).toBeNull()
  })
})

describe('로마자로 친 이름은 들리는 대로 한글 이름을 찾는다', () => {
  it.each([
    ['nespresso', '네스프레소'],
    ['roborock', '로보락'],
    ['lululemon', '룰루레몬'],
    ['technic', '테크닉'],
    ['vespa', '베스파'],
    ['leggings', '레깅스'],
    ['harrypotter', '해리포터'],
    ['monitor', '모니터'],
    ['helinox', '헬리녹스'],
    ['speaker', '스피커'],
    ['scanner', '스캐너'],
    ['brompton', '브롬톤'],
    ['balenciaga', '발렌시아가'],
    ['salomon', '살로몬'],
    ['crocs', '크록스'],
    ['violin', '바이올린'],
    ['converse', '컨버스'],
  ])('%s → %s', (typed, korean) => expect(soundsLike(typed, WORDS)).toBe(korean))

  it.each(['sofa', 'tent', 'windows', 'hello', 'keyboard', 'samsung', 'qwerty', 'abc'])(
    '%s와 비슷하게 들리는 이름은 없다',
    (typed) =>
      expect(
        soundsLike(
          typed,
          WORDS.filter((word) => word !== '텐트'),
        ),
      ).toBeNull(),
  )
})
