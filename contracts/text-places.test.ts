import { describe, expect, it } from 'vitest'
import { textPlaces } from './text-places.ts'

const PLACES = textPlaces({ 이름: 'nickName', 제목: 'title' })
const FACTS = { nickName: '느긋한 $& 구경꾼', title: '정산이 {언제} 되나요' }

describe('글의 빈자리', () => {
  it('이름과 제목을 그대로 넣고, 넣은 글은 다시 읽지 않는다', () => {
    expect(PLACES.fill('{이름} 님, ‘{ 제목 }’ 문의를 봤어요. {이름}', FACTS)).toBe(
      '느긋한 $& 구경꾼 님, ‘정산이 {언제} 되나요’ 문의를 봤어요. 느긋한 $& 구경꾼',
    )
  })

  it('모르는 빈자리는 그대로 두고, 무엇인지 알려 준다', () => {
    expect(PLACES.fill('{이룸} 님', FACTS)).toBe('{이룸} 님')
    expect(PLACES.isIn('{이룸} 님')).toBe(false)
    expect(PLACES.unknownIn('{이름} 님, {이룸} 님')).toBe('{이룸}')
    expect(PLACES.unknownIn('{이름} 님, {제목}, {닫지 않은 것')).toBeNull()
    expect(PLACES.unknownIn('{}')).toBe('{}')
  })
})
