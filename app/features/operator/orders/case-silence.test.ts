import { describe, expect, it } from 'vitest'
import { caseSilence } from './case-silence.ts'

type Event = Parameters<typeof caseSilence>[0]['events'][number]
type Told = Parameters<typeof caseSilence>[1][number]

const event = (
  trigger: string,
  fromState: Event['fromState'],
  toState: Event['toState'],
  at: string,
): Event => ({ place: 1, trigger, actor: 'TIMER', fromState, toState, detail: {}, at })
const told = (role: Told['role'], photos: number, at: string): Told => ({
  role,
  step: 'REQUEST_RETURN',
  reason: null,
  text: '화면에 금이 가 있어요.',
  photos: Array.from({ length: photos }, () => ({ photoId: '0', width: 1, height: 1 })),
  at,
})
const ASKED = event('REQUEST_RETURN', 'DELIVERED', 'RETURN_REQUESTED', '2026-11-20T00:00:00Z')
const SILENT = event('TIME_OUT', 'RETURN_REQUESTED', 'DISPUTED', '2026-11-22T00:00:00Z')

describe('판매자의 침묵', () => {
  it('답이 없어 온 분쟁은 그때까지 구매자가 붙인 사진을 센다', () => {
    const statements = [
      told('BUYER', 2, '2026-11-20T00:00:00Z'),
      told('BUYER', 1, '2026-11-21T00:00:00Z'),
      told('SELLER', 4, '2026-11-21T00:00:00Z'),
      told('BUYER', 5, '2026-11-23T00:00:00Z'),
    ]
    expect(caseSilence({ state: 'DISPUTED', events: [ASKED, SILENT] }, statements)).toEqual({
      kind: 'NO_ANSWER',
      photos: 3,
    })
  })

  it('거절하거나 이의를 제기해 온 분쟁과 이미 결정된 분쟁은 침묵이 아니다', () => {
    const refused = event('REFUSE_RETURN', 'RETURN_REQUESTED', 'DISPUTED', '2026-11-21T00:00:00Z')
    expect(caseSilence({ state: 'DISPUTED', events: [ASKED, refused] }, [])).toBeNull()
    expect(caseSilence({ state: 'REFUNDING', events: [ASKED, SILENT] }, [])).toBeNull()
  })

  it('마지막에 온 까닭을 말한다: 주소를 알려 주지 않아 돌아온 분쟁', () => {
    const missed = event(
      'MISS_RETURN_ADDRESS',
      'RETURN_UNADDRESSED',
      'DISPUTED',
      '2026-11-25T00:00:00Z',
    )
    expect(caseSilence({ state: 'DISPUTED', events: [ASKED, SILENT, missed] }, [])).toEqual({
      kind: 'NO_ADDRESS',
    })
  })
})
