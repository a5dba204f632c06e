import { describe, expect, it } from 'vitest'
import { errorMessage } from './error-messages.ts'

describe('오류 안내', () => {
  it('없는 페이지는 목록에 정한 문장으로 알린다', () => {
    expect(errorMessage(404).text).toBe('찾으시는 페이지가 없거나 삭제되었습니다.')
  })

  it('404와 410은 로더가 쓴 한국어 문장을 보여 준다', () => {
    expect(errorMessage(404, '찾으시는 상품이 없습니다.').text).toBe('찾으시는 상품이 없습니다.')
    expect(errorMessage(410, '판매자가 삭제한 상품입니다.').text).toBe(
      '판매자가 삭제한 상품입니다.',
    )
  })

  it('사람에게 쓴 것이 아닌 본문은 보여 주지 않는다', () => {
    expect(errorMessage(404, 'Error: No route matches URL "/x"').text).not.toContain('route')
    expect(errorMessage(500, '비밀번호가 틀린 DB 연결').text).toBe(
      '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    )
  })

  it('담당이 아닌 운영자에게는 누구의 일인지 말하고 운영 홈으로 보낸다', () => {
    expect(errorMessage(403, '문의 담당 운영자만 이용할 수 있어요.')).toEqual({
      status: 403,
      title: '담당하는 운영자만 볼 수 있어요',
      text: '문의 담당 운영자만 이용할 수 있어요.',
      isDesk: true,
    })
    expect(errorMessage(403).isDesk).toBeUndefined()
  })

  it('잘못된 요청은 다시 확인해 달라고 한다', () => {
    expect(errorMessage(400).text).toBe('요청한 내용을 다시 확인해 주세요.')
    expect(errorMessage(405).text).toBe('요청한 내용을 다시 확인해 주세요.')
  })
})
