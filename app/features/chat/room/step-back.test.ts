import { expect, test } from 'vitest'
import { stepsBack } from './step-back.ts'

const at = (...paths: string[]) => ({
  currentEntry: { index: paths.length - 1 },
  entries: () => paths.map((path, index) => ({ index, url: `https://duson.example${path}` })),
})

test.each([
  ['목록에서', ['/', '/chat?filter=unread', '/chat/7'], -1],
  ['상품에서', ['/product/3', '/chat/7'], -1],
  ['검색에서, 방의 다른 모습을 지나', ['/search/a', '/chat/7', '/chat/7?search=1', '/chat/7'], -3],
  ['로그인을 거쳐 상품에서', ['/product/3', '/signin?redirectTo=a', '/signin', '/chat/7'], -3],
  ['다른 방에서', ['/chat', '/chat/8', '/chat/7'], -1],
])('%s 왔으면 그리로 돌아간다', (_from, paths, steps) => {
  expect(stepsBack(at(...paths), '/chat/7')).toBe(steps)
})

test.each([
  ['공유한 링크로 왔으면', at('/chat/7')],
  ['로그인만 하고 왔으면', at('/signin', '/chat/7')],
  ['브라우저가 알려 주지 않으면', undefined],
])('%s 돌아갈 곳이 없다', (_from, history) => {
  expect(stepsBack(history, '/chat/7')).toBeNull()
})

test('앞으로 갈 곳은 보지 않는다', () => {
  const history = { ...at('/chat/7', '/product/3'), currentEntry: { index: 0 } }
  expect(stepsBack(history, '/chat/7')).toBeNull()
})
