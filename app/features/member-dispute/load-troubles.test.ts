import { describe, expect, it } from 'vitest'
import type { LoadContext } from '#app/load-context.server.ts'
import { loadTroubles } from './load-troubles.server.ts'

type Asked = { role: 'BUYER' | 'SELLER'; tab: string }

const row = (orderSeq: number) => ({
  orderSeq,
  title: `물건 ${orderSeq}`,
  state: 'DISPUTED',
  type: 'PARCEL',
  other: { storeSeq: 2, name: '상대' },
})

function contextWith(orders: (asked: Asked) => Promise<unknown>) {
  return {
    requestId: 'test',
    log: { warn: () => undefined },
    services: { gateway: { orders } },
  } as unknown as LoadContext
}

describe('진행 중인 반품·분쟁', () => {
  it('산 것과 판 것을 함께, 새 거래부터 보여 준다', async () => {
    const { orders, hasMore } = await loadTroubles(
      contextWith(async ({ role, tab }) =>
        tab === 'TROUBLE'
          ? role === 'BUYER'
            ? { items: [row(3), row(1)], next: 1 }
            : { items: [row(2)], next: null }
          : { items: [row(9)], next: null },
      ),
    )
    expect(orders?.map(({ orderSeq, role }) => [orderSeq, role])).toEqual([
      [3, 'BUYER'],
      [2, 'SELLER'],
      [1, 'BUYER'],
    ])
    expect(hasMore).toEqual({ BUYER: true, SELLER: false })
  })

  it('한쪽을 읽을 수 없으면 없다고 말하지 않는다', async () => {
    const { orders } = await loadTroubles(
      contextWith(async ({ role }) => {
        if (role === 'SELLER') throw new Error('the host does not answer')
        return { items: [], next: null }
      }),
    )
    expect(orders).toBeNull()
  })
})
