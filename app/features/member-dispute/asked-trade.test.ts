import { describe, expect, it } from 'vitest'
import { readTrade } from './asked-trade.ts'

const read = (search: string) => readTrade({ url: `http://localhost/member-dispute${search}` })

describe('안심결제 없이 한 거래', () => {
  it('주소가 말하는 대로 묻는다', () => {
    expect(read('?way=DIRECT&seller=BUSINESS')).toMatchObject({ type: 'DIRECT', isBusiness: true })
    expect(read('?way=PARCEL&seller=PRIVATE')).toMatchObject({ type: 'PARCEL', isBusiness: false })
  })

  it.each(['', '?way=&seller=', '?way=MEET&seller=toString'])(
    '모르는 말은 택배로 받은 개인 거래로 읽는다: %s',
    (search) => {
      expect(read(search)).toMatchObject({ type: 'PARCEL', isBusiness: false, problem: null })
    },
  )
})
