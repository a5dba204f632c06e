import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

/** The modules that a path covers. */
function darkModules(path: string): Set<string> {
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let column = 0; column < Number(width); column += 1) dark.add(`${Number(x) + column},${y}`)
  return dark
}

describe('QR 코드', () => {
  const { size, path } = qrCode('https://duson.example/appdownload')
  const dark = darkModules(path)

  it('네 칸의 여백을 두고, 세 모서리에 찾기 무늬가 있다', () => {
    const cells = [...dark].map((cell) => cell.split(',').map(Number))
    for (const cell of cells)
      for (const place of cell) {
        expect(place).toBeGreaterThanOrEqual(4)
        expect(place).toBeLessThan(size - 4)
      }
    for (const [left, top] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      for (let step = 0; step < 7; step += 1) {
        expect(dark.has(`${left + step},${top}`)).toBe(true)
        expect(dark.has(`${left},${top + step}`)).toBe(true)
      }
      expect(dark.has(`${left + 1},${top + 1}`)).toBe(false)
      expect(dark.has(`${left + 3},${top + 3}`)).toBe(true)
    }
    expect(dark.has(`${size - 5},${size - 5}`) && dark.has(`${size - 11},${size - 11}`)).toBe(false)
  })

  it('같은 주소는 같은 그림, 다른 주소는 다른 그림이다', () => {
    expect(qrCode('https://duson.example/appdownload').path).toBe(path)
    expect(qrCode('https://duson.example/appdownloae').path).not.toBe(path)
  })
})
