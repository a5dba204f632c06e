import { describe, expect, it } from 'vitest'
import { costLikeThing, farPrices } from './mark-outliers.ts'
import { spreadOf } from './price-statistics.ts'

const far = (amounts: readonly number[], isOneModel = true) =>
  amounts.filter(
    (_, index) =>
      farPrices(
        amounts.map((amount) => ({ amount, group: '' })),
        { isOneModel },
      )[index],
  )

describe('동떨어진 값', () => {
  it('장난으로 적은 값을 뺀다', () => {
    expect(far([1, 10_000, 11_000, 12_000, 13_000, 99_999_999])).toEqual([1, 99_999_999])
  })

  it('값이 모두 같아도, 조금 달라도 남는다', () => {
    expect(far([1_000, 1_000, 1_000, 1_000, 1_000, 1_500])).toEqual([])
    expect(spreadOf([1_000, 1_000, 1_000, 1_000, 1_000])).toMatchObject({ n: 5, median: 1_000 })
  })

  it('비싼 용량은 그 용량끼리 견준다', () => {
    const rows = [
      ...[100, 105, 110, 115, 120, 95].map((amount) => ({ amount, group: '64GB' })),
      ...[390, 400, 410, 420, 430].map((amount) => ({ amount, group: '1TB' })),
    ]
    expect(farPrices(rows, { isOneModel: true })).not.toContain(true)
  })

  it('다섯보다 적으면 견주지 않는다', () => {
    expect(far([1, 10_000, 11_000, 12_000])).toEqual([])
  })
})

describe('그 물건의 값', () => {
  const priced = (amounts: readonly number[], group = '') =>
    amounts.map((amount) => ({ amount, group }))
  const sure = priced([100, 104, 108, 112, 116])

  it('가운데의 0.75배부터 1.35배까지이다', () => {
    expect(costLikeThing(priced([20, 80, 82, 108, 145, 150]), sure)).toEqual([
      ...[false, false, true, true, true, false],
    ])
  })

  it('넉넉한 옵션은 그 옵션끼리 견준다', () => {
    const large = priced([400, 410, 420, 430, 440], '1TB')
    const rows = [...sure, ...large]
    expect(costLikeThing(priced([108], '1TB'), rows)).toEqual([false])
    expect(costLikeThing(priced([400], '1TB'), rows)).toEqual([true])
  })

  it('확실한 것이 다섯보다 적으면 모른다', () => {
    expect(costLikeThing(priced([108]), sure.slice(1))).toEqual([false])
  })
})
