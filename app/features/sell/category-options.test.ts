import { expect, it } from 'vitest'
import { findLeaves, leafGroups, type TopOption, trailName, trailTo } from './category-options.ts'
import { descriptionTemplate, withTemplate } from './description-templates.ts'

const leaf = (categorySeq: number, name: string) => ({ categorySeq, name, children: [] })

const OPTIONS: TopOption[] = [
  {
    ...leaf(7, '가전'),
    slug: 'appliance',
    children: [
      { ...leaf(701, '주방가전'), children: [leaf(70_101, '전기오븐'), leaf(70_102, '밥솥')] },
      leaf(702, '계절가전'),
    ],
  },
  { ...leaf(20, '무료나눔'), slug: 'free', children: [leaf(2_001, '가전')] },
]

it('카테고리까지 가는 길을 위에서부터 말한다', () => {
  expect(trailName(trailTo(OPTIONS, 70_102))).toBe('가전 › 주방가전 › 밥솥')
  expect(trailTo(OPTIONS, 999)).toEqual([])
})

it('맨 아래 카테고리를 위의 이름으로 묶는다', () => {
  expect(leafGroups(OPTIONS).map(({ name, leaves }) => [name, leaves.length])).toEqual([
    ['가전', 1],
    ['가전 › 주방가전', 2],
    ['무료나눔', 1],
  ])
})

it('이름으로 찾으면 이름이 맞는 것이 위의 이름만 맞는 것보다 앞이다', () => {
  expect(findLeaves(OPTIONS, '가 전').map(trailName)).toEqual([
    '무료나눔 › 가전',
    '가전 › 계절가전',
    '가전 › 주방가전 › 전기오븐',
    '가전 › 주방가전 › 밥솥',
  ])
  expect(findLeaves(OPTIONS, ' ')).toEqual([])
})

it('예시는 쓴 글 뒤에 붙고, 두 번 붙지 않는다', () => {
  const template = descriptionTemplate('appliance')
  expect(template).toContain('- 제조사와 모델명: \n')
  expect(descriptionTemplate('no-such-category')).toContain('- 구매 시기: ')
  expect(withTemplate('', 'appliance')).toBe(template)
  expect(withTemplate('잘 썼어요.\n', 'appliance')).toBe(`잘 썼어요.\n\n${template}`)
  const twice = withTemplate(withTemplate('잘 썼어요.', 'appliance'), 'appliance')
  expect(twice).toBe(`잘 썼어요.\n\n${template}`)
})
