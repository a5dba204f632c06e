import { expect, test } from 'vitest'
import { linkFrame, placeMembers } from './link-geometry.ts'

const member = (userSeq: number, hops: number) => ({
  userSeq,
  hops,
  nickName: '',
  objection: null,
  isJoined: true,
})

test('이름이 오른 계정은 가운데, 이어진 계정은 그 둘레에 겹치지 않게 선다', () => {
  const members = [
    member(1, 0),
    ...Array.from({ length: 8 }, (_, index) => member(10 + index, 1)),
    ...Array.from({ length: 8 }, (_, index) => member(30 + index, 2)),
    member(40, 3),
  ]
  const placed = placeMembers(members, 320)
  expect(placed[0]).toEqual({ userSeq: 1, number: 1, x: 160, y: 160 })
  for (const [index, one] of placed.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(14)
    expect(one.x).toBeLessThanOrEqual(306)
    for (const other of placed.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(26)
  }
})

test('이어진 계정이 없어도, 이름이 오른 계정이 둘이어도 그린다', () => {
  expect(placeMembers([], 320)).toEqual([])
  expect(linkFrame(placeMembers([member(1, 0)], 320))).toEqual({
    x: 142,
    y: 142,
    width: 36,
    height: 36,
  })
  const [one, other] = placeMembers([member(1, 0), member(2, 0)], 320)
  expect(one).not.toMatchObject({ x: other?.x, y: other?.y })
})
