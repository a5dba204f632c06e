import { expect, it } from 'vitest'
import { districtGroups } from './district-groups.ts'

const region = (regionCode: string, parentCode: string | null, depth: number, name: string) => ({
  regionCode,
  parentCode,
  depth,
  name,
  fullName: `전체 ${name}`,
})
const REGIONS = [
  region('11', null, 1, '서울'),
  region('11440', '11', 2, '마포구'),
  region('11440120', '11440', 3, '합정동'),
  region('11680', '11', 2, '강남구'),
  region('36', null, 1, '세종'),
]

it('시도마다 구를 묶고, 구가 없는 시도는 그대로 고른다', () => {
  expect(districtGroups(REGIONS, null)).toEqual([
    {
      name: '서울',
      regions: [
        { regionCode: '11440', name: '마포구' },
        { regionCode: '11680', name: '강남구' },
      ],
    },
    { name: '세종', regions: [{ regionCode: '36', name: '세종' }] },
  ])
})

it('이미 고른 동은 목록에 있다', () => {
  expect(districtGroups(REGIONS, '11440120')[0]?.regions).toContainEqual({
    regionCode: '11440120',
    name: '전체 합정동',
  })
})
