import { pickText, randomOf } from '#backend/demo/random.ts'
import type { Evasive } from './evasive-sentences.ts'

/*
 * The third held-out list, written after the rules had been improved with held-out-evasions-2.ts. Its misses have not been
 * inspected: do not inspect them before a fourth list is written.
 */

const PHONES = [
  '{o} {a} {b} 로 연락 부탁드립니다',
  '전화 주세요 {o}-{a}-{b}',
  '{o}.{a}-{b}',
  '{o} {a}-{b}',
  '{o}-{a} {b}',
  '{o}ㅡㅡ{a}ㅡㅡ{b}',
  '{o}🌸{a}🌸{b}🌸',
  '{o}띄우고{a}띄우고{b}',
  '{o}점{a}점{b}',
  '{o} 그리고요 {a} 그리고 또 {b}',
  '앞 {o} 중간 {a} 뒤 {b}',
  '{o}/{a}\n{b}',
  '{o}➡{a}➡{b}',
  '{o} = {a} = {b}',
  '{o}ㅎ {a}ㅎ {b}ㅎ',
  '{o}·{a}·{b} 저장해 두세요',
  '({o}-{a}-{b})',
  '"{o}{a}{b}"',
  '엄마 번호예요 {o} {a} {b}',
  '톡 말고 문자로 {o}{a}{b}',
  '번호 {o}, {a}, {b}요!',
  '통화로 하시죠 {o} ~ {a} ~ {b}',
  '{o} | {a} | {b}',
  '가운데가 {a}이고 끝이 {b}예요 앞은 {o}',
  '{o}에서 {a}에 {b} 눌러주세요',
]
const OPENINGS = [
  '010',
  '공일공',
  '영일영',
  'o10',
  '01o',
  'ㅇ10',
  '공10',
  '0일0',
  '⓪①⓪',
  '0 1 0',
  '〇一〇',
  '０１０',
  'OIO',
  '0️⃣1️⃣0️⃣',
  '영하나영',
]
const GROUPS: readonly [string, string][] = [
  ['2938', '7461'],
  ['이구삼팔', '칠사육일'],
  ['29삼팔', '칠461'],
  ['2구3팔', '7사6일'],
  ['②⑨③⑧', '⑦④⑥①'],
  ['２９３８', '７４６１'],
  ['2️⃣9️⃣3️⃣8️⃣', '7️⃣4️⃣6️⃣1️⃣'],
  ['二九三八', '七四六一'],
  ['둘아홉셋여덟', '일곱넷여섯하나'],
  ['이천구백삼십팔', '칠천사백육십일'],
  ['2 9 3 8', '7 4 6 1'],
  ['이 구 삼 팔', '칠 사 육 일'],
  ['29 38', '74 61'],
  ['2.9.3.8', '7.4.6.1'],
  ['2938', '칠사육일'],
]
const ACCOUNTS = [
  '{k} {n}',
  '{k} {n} 김철수 입니다',
  '{k}은행 {n}',
  '{n} {k}은행 김철수',
  '{k}로 보내주세요 {n}',
  '계좌는 {k} {n}',
  '계좌번호요 {n} {k}',
  '{k}이에요~ {n} 보내시고 말씀주세요',
  '{k}/{n}/김철수',
  '{k} : {n}',
  '입금계좌 {n}',
  '계자 {n}로 넣어주세요',
  '통장번호예요 {n}',
  '{n} 이 계좌로 부탁드려요',
  '이체는 {n} 으로',
]
const BANKS = [
  '국민',
  '신한',
  '우리',
  '하나',
  '농협',
  '기업',
  '카카오',
  '카뱅',
  '토스',
  '토뱅',
  '새마을',
  '케이',
  '부산',
  '대구',
  '수협',
  '신협',
  'KB',
  'NH',
  'ㅋㅂ',
  '국.민',
  '신 한',
  '농-협',
  '카ㅋㅏ오',
]
const NUMBERS = [
  '302-1938-7461-21',
  '3333-19-3874612',
  '110-293-874612',
  '293802-04-187461',
  '1002-938-746121',
  '삼삼삼삼 일구 삼팔칠사육일이',
  '③⓪②-①⑨③⑧-⑦④⑥①-②①',
  '２９３８０２０４１８７４６１',
  '356-1938-7461-23',
  '1000 1938 7461',
  '110.293.874612',
  '293802 01 187461',
]
const TALKS: readonly [string, Evasive['level']][] = [
  ['카톡 아이디 hyun_0923 이에요', 'MASK'],
  ['카톡아이디는요 hyun0923', 'MASK'],
  ['카ㅏ톡 hyun0923', 'MASK'],
  ['카-톡 hyun0923', 'MASK'],
  ['카,톡 hyun0923', 'MASK'],
  ['ㅋㅏㅌㅗㄱ hyun0923', 'MASK'],
  ['까톡 hyun0923 추가해줘요', 'MASK'],
  ['카카오 톡 hyun0923', 'MASK'],
  ['카카오 아이디 hyun0923', 'MASK'],
  ['kakaotalk id hyun0923', 'MASK'],
  ['Katalk : hyun0923', 'MASK'],
  ['k-talk hyun0923', 'MASK'],
  ['ㅋㅌ id hyun0923', 'MASK'],
  ['hyun0923 카톡 추가해주세요', 'MASK'],
  ['hyun0923 으로 톡주세요', 'MASK'],
  ['hyun0923 이 제 카톡이에요', 'MASK'],
  ['친추 hyun0923', 'MASK'],
  ['노란톡 hyun0923', 'MASK'],
  ['노랑이 hyun0923', 'MASK'],
  ['텔레 hyun0923', 'MASK'],
  ['텔레그램 아이디 @hyun0923', 'MASK'],
  ['텔그 hyun0923 연락주세요', 'MASK'],
  ['라인 아이디 hyun0923', 'MASK'],
  ['라인 id: hyun0923', 'MASK'],
  ['인스타 hyun_0923', 'MASK'],
  ['인스타 @hyun.0923 디엠', 'MASK'],
  ['인별 hyun_0923', 'MASK'],
  ['디코 hyun0923', 'MASK'],
  ['디스코드 아이디 hyun0923', 'MASK'],
  ['위챗 hyun0923', 'MASK'],
  ['카톡으로 와주세요', 'WARN'],
  ['카톡으로 보내드릴게요', 'WARN'],
  ['카톡 주시면 바로 답해요', 'WARN'],
  ['까톡 주세요', 'WARN'],
  ['카.톡 가능하신가요', 'WARN'],
  ['카카오톡 알려주세요', 'WARN'],
  ['ㅋㅌ 주세요', 'WARN'],
  ['텔레로 얘기해요', 'WARN'],
  ['텔레그램 주세요', 'WARN'],
  ['라인으로 얘기해요', 'WARN'],
  ['인스타 디엠으로 연락주세요', 'WARN'],
  ['디엠 주시면 답장드려요', 'WARN'],
  ['오픈채팅 링크 드릴게요', 'WARN'],
  ['오픈톡 들어오세요', 'WARN'],
  ['옾챗으로 오세요', 'WARN'],
  ['오픈카톡으로 얘기해요', 'WARN'],
  ['open.kakao.com/o/sHy', 'MASK'],
  ['open . kakao . com /o/sHy', 'MASK'],
  ['open점kakao점com/o/sHy', 'MASK'],
  ['open 카카오 com/o/sHy', 'MASK'],
  ['오픈점카카오점컴/o/sHy', 'MASK'],
  ['open [.] kakao [.] com/o/sHy', 'MASK'],
  ['openkakao com o sHy', 'MASK'],
  ['t.me/hyun0923', 'MASK'],
  ['t(.)me/hyun0923', 'MASK'],
  ['instagram.com/hyun_0923', 'MASK'],
]
const OTHERS: readonly [string, Evasive['reason'], Evasive['level']][] = [
  ['naver-pay.shop 결제 부탁드려요', 'PAYMENT_LINK', 'BLOCK'],
  ['naverpay[.]top', 'PAYMENT_LINK', 'BLOCK'],
  ['네이버페이점컴으로 들어가세요', 'PAYMENT_LINK', 'BLOCK'],
  ['kakaopay닷shop', 'PAYMENT_LINK', 'BLOCK'],
  ['toss-pay . top', 'PAYMENT_LINK', 'BLOCK'],
  ['안전결제 링크 보냅니다', 'PAYMENT_LINK', 'WARN'],
  ['토스 링크 보내드려요', 'PAYMENT_LINK', 'WARN'],
  ['선입금 부탁드려요', 'ADVANCE_PAYMENT', 'WARN'],
  ['먼저 입금 부탁드립니다', 'ADVANCE_PAYMENT', 'WARN'],
  ['예약금 걸어주시면 안 팔고 기다릴게요', 'ADVANCE_PAYMENT', 'WARN'],
  ['수수료 합쳐서 다시 송금해 주세요', 'ADVANCE_PAYMENT', 'WARN'],
  ['7461 2938 010 거꾸로요', 'PHONE', 'MASK'],
  ['공x일x공x이x구x삼x팔x칠x사x육x일', 'PHONE', 'MASK'],
  ['010은 빼고 알려드릴게요 2938 7461', 'PHONE', 'MASK'],
  ['제 번호 2938-7461 앞은 아시죠', 'PHONE', 'MASK'],
  ['전번 2938 7461', 'PHONE', 'MASK'],
]

/** The same every time. */
export function lastEvasions(): Evasive[] {
  const random = randomOf(20_911)
  const phones = Array.from({ length: 150 }, (_, at): Evasive => {
    const [a, b] = GROUPS[Math.floor(random.next() * GROUPS.length)] ?? ['', '']
    const text = (PHONES[at % PHONES.length] ?? '')
      .replace('{o}', pickText(random, OPENINGS))
      .replace('{a}', a)
      .replace('{b}', b)
    return { text, reason: 'PHONE', level: 'MASK' }
  })
  const accounts = Array.from({ length: 90 }, (_, at): Evasive => {
    const text = (ACCOUNTS[at % ACCOUNTS.length] ?? '')
      .replace('{k}', pickText(random, BANKS))
      .replace('{n}', pickText(random, NUMBERS))
    return { text, reason: 'ACCOUNT', level: 'MASK' }
  })
  return [
    ...phones,
    ...accounts,
    ...TALKS.map(([text, level]): Evasive => ({ text, reason: 'MESSENGER', level })),
    ...OTHERS.map(([text, reason, level]): Evasive => ({ text, reason, level })),
  ]
}
