import { expect, it } from 'vitest'
import { parseListQuery } from '#app/features/product-list/list-query.ts'
import { browseLinks } from '#app/shell/menu-links.ts'

const LINKS = browseLinks([])

it('메뉴의 목록 주소는 모두 그대로 읽힌다', () => {
  for (const { to } of LINKS)
    expect(parseListQuery(new URL(to, 'http://x').searchParams).isClean, to).toBe(true)
})

it('방금 올라온 상품은 최신순 목록으로 간다', () => {
  const { to } = LINKS.find(({ label }) => label === '방금 올라온 상품') ?? { to: '' }
  expect(parseListQuery(new URL(to, 'http://x').searchParams).query.sort).toBe('LATEST')
})
