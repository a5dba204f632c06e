import { describe, expect, it } from 'vitest'
import { judgeHost } from './lookalike.ts'

describe('결제 브랜드를 흉내 낸 주소', () => {
  it.each([
    ['naver-pay.top', '네이버페이'],
    ['naverpay.shop', '네이버페이'],
    ['naverpya.com', '네이버페이'],
    ['npay-order.com', '네이버페이'],
    ['never-order.com', '네이버페이'],
    ['pay.naver.com.order-check.xyz', '네이버페이'],
    ['www.naver.co.kr.login-verify.net', '네이버페이'],
    ['네이버페이.com', '네이버페이'],
    ['kakaopay-safe.com', '카카오페이'],
    ['kakapay.kr', '카카오페이'],
    ['kaka0pay.com', '카카오페이'],
    ['kаkаopay.com', '카카오페이'],
    ['xn--kkopay-3nfb.com', '카카오페이'],
    ['kàkaopay.com', '카카오페이'],
    ['t0sspay.com', '토스'],
    ['toss.top', '토스'],
    ['toss-safe.com', '토스'],
    ['tosspaymnets.com', '토스'],
    ['bungae-pay.kr', '번개페이'],
    ['번개장터-안전결제.kr', '번개페이'],
    ['dangn-pay.com', '당근페이'],
    ['당근페이.com', '당근페이'],
    ['karrot-pay.shop', '당근페이'],
    ['duson-pay.com', '두손'],
    ['duson.shop', '두손'],
    ['joongna-safe.com', '중고나라'],
    ['payco.top', '페이코'],
  ])('%s은 %s처럼 보인다', (host, brand) => {
    expect(judgeHost(host)).toMatchObject({ kind: 'LOOKALIKE', brand })
  })

  it.each([
    ['order.pay.naver.com', 'PAYMENT'],
    ['m.naver.com', 'KNOWN'],
    ['link.kakao.com', 'KNOWN'],
    ['www.kakaofriends.com', 'KNOWN'],
    ['docs.tosspayments.com', 'KNOWN'],
    ['www.daangn.com', 'KNOWN'],
    ['m.bunjang.co.kr', 'KNOWN'],
    ['www.duson.example', 'OWN'],
    ['open.kakao.com', 'MESSENGER'],
    ['t.me', 'MESSENGER'],
    ['bit.ly', 'SHORTENER'],
    ['toss.me', 'PAYMENT'],
    ['192.168.0.1', 'NUMERIC'],
  ] as const)('%s은 %s이다', (host, kind) => {
    expect(judgeHost(host)).toMatchObject({ kind, brand: null })
  })

  it.each([
    'www.example.com',
    'cacao.shop',
    'never.com',
    'tossing.example',
    'carrot-cake.kr',
    'paygo.com',
    'pay.example.com',
    'order.example.co.kr',
    'danggu.club',
    'kaohsiung.tw',
    '맛집.한국',
    'naval-base.org',
    'dawson.com',
  ])('%s은 아무것도 흉내 내지 않는다', (host) => {
    expect(judgeHost(host)).toMatchObject({ kind: 'OTHER', brand: null, isDisguised: false })
  })

  it('설치한 곳의 이름은 그 이름 그대로일 때만 우리 것이다', () => {
    expect(judgeHost('duson-market.kr', ['duson-market.kr']).kind).toBe('OWN')
    expect(judgeHost('duson-market.kr.example.top', ['duson-market.kr']).kind).toBe('LOOKALIKE')
  })

  it('한글과 영문 아닌 글자가 섞이면 알린다', () => {
    expect(judgeHost('аpple.com').isDisguised).toBe(true)
    expect(judgeHost('맛집.com').isDisguised).toBe(false)
  })

  it('아주 긴 이름에도 답한다', () => {
    expect(judgeHost(`${'naver-'.repeat(2_000)}pay.com`).kind).toBeTypeOf('string')
    expect(judgeHost('a.'.repeat(5_000)).kind).toBe('OTHER')
  })
})
