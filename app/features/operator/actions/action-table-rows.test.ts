import { expect, test } from 'vitest'
import { actionRows } from './action-table-rows.server.ts'

test('화면과 행동마다 한 줄, 날마다 한 칸이고 많은 것이 먼저다', () => {
  const days = ['2026-11-22', '2026-11-21']
  const counts = [
    { day: '2026-11-22', pageId: 'main', name: 'page_view', count: 3 },
    { day: '2026-11-21', pageId: 'main', name: 'product_click', count: 9 },
    { day: '2026-11-21', pageId: 'main', name: 'page_view', count: 1 },
    { day: '2026-11-21', pageId: 'gone', name: 'once_known', count: 2 },
  ]
  expect(actionRows(counts, days)).toEqual([
    { pageId: 'main', page: '메인', action: '상품 선택', total: 9, counts: [0, 9] },
    { pageId: 'main', page: '메인', action: '화면 조회', total: 4, counts: [3, 1] },
    { pageId: 'gone', page: 'gone', action: 'once_known', total: 2, counts: [0, 2] },
  ])
})
