import { describe, expect, it } from 'vitest'
import {
  COURIER_CODES,
  checkInvoiceNo,
  courierPageOf,
  guessCouriers,
  readInvoiceNo,
} from './couriers.ts'

describe('운송장 번호 읽기', () => {
  it.each(['4541-2174-9896', '4541 2174 9896', '４５４１２１７４９８９６', ' 454121749896\n'])(
    '%s',
    (typed) => expect(readInvoiceNo(typed)).toBe('454121749896'),
  )
})

describe('운송장 번호 확인', () => {
  it.each([
    // 실제로 쓰인 번호들이에요.
    ['HANJIN', '454121749896'],
    ['LOGEN', '30834744231'],
    ['CJ', '364495958003'],
    ['EPOST', '6865421234567'],
    ['GS25', '221234567890'],
  ] as const)('%s %s는 맞아요', (courier, number) => {
    expect(checkInvoiceNo(courier, number)).toEqual({ kind: 'FITS' })
  })

  it.each([
    ['HANJIN', '454121749895'],
    ['LOGEN', '30834744232'],
    ['CJ', '364495958004'],
  ] as const)('%s %s는 끝자리가 달라 한 번 더 물어요', (courier, number) => {
    expect(checkInvoiceNo(courier, number)).toMatchObject({
      kind: 'DOUBTFUL',
      message: expect.stringContaining('끝자리가 맞지 않아요'),
    })
  })

  it.each([
    ['EPOST', '', '운송장 번호를 적어 주세요.'],
    ['EPOST', 'EB123456789KR', '운송장 번호는 숫자만 적어 주세요.'],
    ['EPOST', '123', '우체국택배 운송장 번호는 숫자 13자리예요. 지금은 3자리예요.'],
    [
      'CJ',
      '12345678901',
      'CJ대한통운 운송장 번호는 숫자 10자리 또는 12자리예요. 지금은 11자리예요.',
    ],
    ['KDEXP', '12345678', '경동택배 운송장 번호는 숫자 9~16자리예요. 지금은 8자리예요.'],
    ['HANJIN', '000000000000', '같은 숫자만 이어지는 운송장 번호는 없어요.'],
  ] as const)('%s “%s”: %s', (courier, number, message) => {
    expect(checkInvoiceNo(courier, number)).toEqual({ kind: 'WRONG', message })
  })
})

describe('택배사 짐작하기', () => {
  it.each([
    ['454121749896', 'HANJIN'],
    ['364495958003', 'CJ'],
    ['30834744231', 'LOGEN'],
    ['6865421234567', 'EPOST'],
  ])('%s는 %s가 먼저예요', (number, courier) => {
    expect(guessCouriers(number)[0]).toBe(courier)
  })

  it('끝자리가 아무 데도 맞지 않아도 자릿수로 짐작해요', () => {
    const guessed = guessCouriers('454121749895')
    expect(guessed).toEqual(expect.arrayContaining(['CJ', 'HANJIN', 'GS25']))
    // 규칙이 없는 곳이 규칙에 어긋난 곳보다 먼저예요.
    expect(guessed.indexOf('GS25')).toBeLessThan(guessed.indexOf('HANJIN'))
  })

  it('번호가 될 수 없는 것은 아무 데도 아니에요', () => {
    for (const number of ['', '12', 'abc', '12345678901234567890'])
      expect(guessCouriers(number)).toEqual([])
  })
})

it('택배사의 조회 화면은 모두 https예요', () => {
  for (const courier of COURIER_CODES)
    expect(courierPageOf(courier, '454121749896') ?? 'https://').toMatch(/^https:\/\//)
})
