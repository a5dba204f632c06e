import { expect, it } from 'vitest'
import { chartShape } from './chart-geometry.ts'

const BOX = { width: 200, height: 100, top: 0, bottom: 0, start: 0, end: 0 }
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()
const part = (from: number, median: number | null, quartiles: [number, number] | null = null) => ({
  from: day(from),
  to: day(from + 1),
  n: median === null ? 0 : 5,
  p25: quartiles?.[0] ?? null,
  median,
  p75: quartiles?.[1] ?? null,
})

it('가운데 가격의 줄은 팔린 것이 없는 날을 건너뛰고, 높은 가격이 위에 있다', () => {
  const shape = chartShape(
    [part(1, 100_000), part(2, null), part(3, 200_000), part(4, 100_000)],
    [
      { at: day(1), price: 100_000 },
      { at: day(3), price: 200_000 },
    ],
    BOX,
  )
  expect(shape?.medians.map(({ x }) => x)).toEqual([25, 125, 175])
  expect(shape?.median.match(/[ML]/g)).toHaveLength(3)
  const [low, high] = shape?.points ?? []
  expect(high?.y).toBeLessThan(low?.y ?? 0)
  expect(shape?.ticks.map(({ price }) => price)).toContain(200_000)
})

it('사분위의 띠는 이어진 부분마다 하나다', () => {
  const band = [90_000, 110_000] as [number, number]
  const shape = chartShape(
    [part(1, 100_000, band), part(2, 100_000, band), part(3, null), part(4, 100_000, band)],
    [
      { at: day(1), price: 100_000 },
      { at: day(4), price: 100_000 },
    ],
    BOX,
  )
  expect(shape?.bands).toHaveLength(1)
})

it('모두 같은 값이어도 그려지고, 없거나 하나뿐이면 그리지 않는다', () => {
  const only = { at: day(1), price: 5_000 }
  const shape = chartShape([part(1, 5_000)], [only, only], BOX)
  expect(shape?.points[0]?.y).toBeGreaterThanOrEqual(0)
  expect(shape?.points[0]?.y).toBeLessThanOrEqual(100)
  expect(chartShape([part(1, null)], [], BOX)).toBeNull()
  expect(chartShape([part(1, null)], [only], BOX)).toBeNull()
})

it('눈금의 값은 만 단위로 적어도 어긋나지 않는다', () => {
  const shape = chartShape(
    [part(1, 100_000)],
    [
      { at: day(1), price: 95_000 },
      { at: day(1), price: 180_000 },
    ],
    BOX,
  )
  expect(shape?.ticks.map(({ price }) => price % 10_000)).toEqual(shape?.ticks.map(() => 0))
})
