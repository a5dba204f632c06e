import { describe, expect, it } from 'vitest'
import type { Category } from '#contracts/init.ts'
import { categoryTree, findByPath } from './category-tree.ts'

const category = (
  categorySeq: number,
  parentSeq: number | null,
  name: string,
  path: string,
): Category => ({
  categorySeq,
  parentSeq,
  depth: path.split('/').length,
  name,
  slug: path.split('/').at(-1) ?? '',
  path,
  emoji: '1f4f1',
  productCount: 3,
  updatedAt: '2025-09-29T00:00:00.000Z',
})

const categories = [
  category(1, null, '모바일/태블릿', 'mobile'),
  category(11, 1, '스마트폰', 'mobile/phone'),
  category(111, 11, '아이폰', 'mobile/phone/iphone'),
  category(12, 1, '태블릿', 'mobile/tablet'),
  category(2, null, '가전', 'appliance'),
]
const tree = categoryTree(categories)

describe('카테고리 나무', () => {
  it('맨 위, 자식, 조상을 차례대로 안다', () => {
    expect(tree.tops.map(({ name }) => name)).toEqual(['모바일/태블릿', '가전'])
    expect(tree.childrenOf(1).map(({ name }) => name)).toEqual(['스마트폰', '태블릿'])
    expect(tree.childrenOf(111)).toEqual([])
    const iphone = tree.bySeq.get(111)
    expect(iphone && tree.trailOf(iphone).map(({ name }) => name)).toEqual([
      '모바일/태블릿',
      '스마트폰',
      '아이폰',
    ])
  })

  it('같은 목록에는 같은 나무를 준다', () => {
    expect(categoryTree(categories)).toBe(tree)
  })

  it.each([
    ['mobile/phone', '스마트폰', true],
    ['Mobile/PHONE', '스마트폰', false],
    ['mobile/phone/', '스마트폰', false],
    ['mobile//phone', '스마트폰', false],
    [' mobile/phone ', '스마트폰', false],
  ])('"%s"는 %s이고 정식 주소인지는 %s', (path, name, canonical) => {
    expect(findByPath(tree, path)).toMatchObject({ category: { name }, canonical })
  })

  it.each(['', 'phone', 'mobile/iphone', 'mobile/phone/iphone/16', '<script>', '../mobile'])(
    '"%s"라는 카테고리는 없다',
    (path) => {
      expect(findByPath(tree, path)).toBeNull()
    },
  )
})
