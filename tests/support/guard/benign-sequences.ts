import { pickText, type Random, randomOf } from '#backend/demo/random.ts'

/** What honest people write in several messages right after each other; `#` is any digit, `{…}` one of a list. */
const SEQUENCES: readonly (readonly string[])[] = [
  ['{price}', '{price}', '{price}'],
  ['{price}', '3만원이요?', '{price}은요'],
  ['{price} 어때요', '아니면 {price}', '{price}'],
  ['얼마까지 되나요', '{price}', '{price}?'],
  ['계좌이체 가능할까요?', '{price}', '{price}'],
  ['입금했어요', '{price}', '확인 부탁드려요'],
  ['입금자명 홍길동이요', '{price}'],
  ['국민은행 앞이요', '{clock4}', '{exit}번 출구'],
  ['신한은행 사거리요', '1층', '{clock4}'],
  ['카카오뱅크로 보내드려도 되나요?', '{price}'],
  ['토스로 드릴게요', '{price}'],
  ['{clock}', '{clock}', '{clock}'],
  ['{clock4}', '{clock4}'],
  ['언제가 좋으세요', '{hour}시', '{hour}시 반', '{hour}'],
  ['{month}월 {day}일', '{hour}시', '{place}'],
  ['{month}/{day}', '{month}/{day}', '{clock}'],
  ['{year}', '{month}', '{day}'],
  ['{year}.{month}.{day}', '{clock}'],
  ['사이즈 뭐 있어요', '{size}', '{size}', '{size}'],
  ['{size}', '{size}은요', '{size}'],
  ['{waist}', '{waist}', '{top}-{top}'],
  ['가로 {cm}', '세로 {cm}', '높이 {cm}'],
  ['{cm}', '{cm}', '{cm}cm요'],
  ['아이폰 13', '256', '배터리 {percent}'],
  ['갤럭시 s23', '512', '{percent}%'],
  ['{model}', '{model}', '{year}년식'],
  ['모델명이요', '{model}'],
  ['RTX 4070', '12GB', '{year}'],
  ['맥북 에어', 'm2', '8/256'],
  ['24인치', '27인치', '144hz'],
  ['iphone13', 'iphone14pro', '128'],
  ['airpods pro', 'airpods_max'],
  ['{count}', '{count}개요', '{count}'],
  ['몇 개 있어요', '{count}', '{count}'],
  ['{dong}동', '{ho}호', '{clock4}'],
  ['{dong}동 {ho}호요', '공동현관 {ho}#'],
  ['{dong}', '{ho}'],
  ['현관 비번이요', '####', '####'],
  ['비밀번호 알려드릴게요', '####*', '{ho}호'],
  ['KE####', '{clock4}', '{exit}번 게이트'],
  ['OZ###', '{clock}', '도착이요'],
  ['KTX ###', '{exit}호차 {exit}번', '{clock}'],
  ['운송장이요', '############'],
  ['송장번호', '#### #### ####'],
  ['송장', '####', '####', '####'],
  ['CJ대한통운', '############'],
  ['우체국', '6############'],
  ['택배 보냈어요', '{tracking}', '내일 도착해요'],
  ['로젠이요', '###########'],
  ['한진택배', '####-####-####'],
  ['주문번호예요', '2024####', '#######'],
  ['예약번호', '########'],
  ['바코드', '880##########'],
  ['연락주세요', '{clock4}', '{price}'],
  ['도착하면 전화드릴게요', '{clock4}', '{ho}'],
  ['전화번호는 못 드려요', '{clock4}', '{price}'],
  ['번호표 뽑았어요', '###', '{exit}번 창구'],
  ['제 번호표요', '###'],
  ['{bus}번 버스', '{exit}번 출구', '{minutes}분'],
  ['{bus}', '{bus}번이요'],
  ['카톡 안 해요', '여기서 해요'],
  ['카톡은 안 하고요', 'iphone13 맞아요'],
  ['카톡으로는 안 할게요', '{model}'],
  ['인스타에서 본 거예요', 'nike_dunk', '{size}'],
  ['레고', '#####', '미개봉'],
  ['와이파이 비번', '{letters}####'],
  ['시리얼이요', '{letters}######'],
  ['색상이요', 'black', 'white'],
  ['브랜드는', 'nike', 'adidas'],
  ['하나', '둘', '셋'],
  ['하나요', '{price}', '둘이면 {price}'],
  ['일', '이', '삼'],
  ['이거요', '{price}', '이것도 {price}'],
  ['이일 저일 바빠서', '오일에 봬요', '{hour}시'],
  ['오 이거', '사이즈 뭐예요', '{size}'],
  ['ㅇㅇ', 'ㅇㅋ', '{hour}시'],
  ['ㅇ', 'ㅇㅇ', '{clock4}'],
  ['{percent}', '{percent}%', '사이클 ###'],
  ['{odometer}km', '{year}년식', '{price}'],
  ['0', '10', '{price}'],
  ['010번 버스', '{clock4}', '{minutes}분'],
  ['010', '이거 몇 번 버스예요?', '{minutes}분'],
  ['우편번호', '#####', '{dong}동 {ho}호'],
  ['서울 마포구 양화로 45', '{dong}동', '{ho}호', '#####'],
  ['네', '{price}', '좋아요', '{clock4}', '{place}', '{exit}번 출구'],
]

const LISTS: Record<string, (random: Random) => string> = {
  price: (random) =>
    pickText(random, [
      `${between(random, 1, 300)}000`,
      `${between(random, 10, 999)}00`,
      `${between(random, 1, 99)}만원`,
      `${between(random, 1, 99)},000`,
      `${between(random, 1, 30)}.${between(random, 1, 9)}`,
      `${between(random, 1, 99)}만`,
      `${between(random, 10, 99)}`,
    ]),
  clock: (random) =>
    `${between(random, 9, 22)}:${pickText(random, ['00', '10', '15', '30', '45'])}`,
  clock4: (random) =>
    `${pickText(random, ['09', '10', '11', '12', '13', '18', '19', '20', '21'])}${pickText(random, ['00', '10', '15', '20', '30', '40', '45'])}`,
  hour: (random) => between(random, 1, 12),
  month: (random) => between(random, 1, 12),
  day: (random) => between(random, 1, 28),
  year: (random) => between(random, 1990, 2026),
  size: (random) => between(random, 44, 60).replace(/^5/, '2').padEnd(3, '5'),
  waist: (random) => between(random, 26, 38),
  top: (random) => pickText(random, ['90', '95', '100', '105', '110']),
  cm: (random) => between(random, 20, 220),
  percent: (random) => between(random, 60, 100),
  count: (random) => between(random, 1, 120),
  dong: (random) => between(random, 101, 120),
  ho: (random) => `${between(random, 1, 25)}0${between(random, 1, 8)}`,
  exit: (random) => between(random, 1, 12),
  minutes: (random) => between(random, 3, 50),
  odometer: (random) => `${between(random, 10, 250)},000`,
  bus: (random) => pickText(random, ['271', '7016', '9401', '02', '010', 'M4101', '마을03']),
  place: (random) => pickText(random, ['합정역', '강남역', '서면역', '우리은행 앞', '농협 앞']),
  model: (random) =>
    pickText(random, ['SM-G991N', 'A2342', 'WH-1000XM5', 'MQD83KH/A', '27GP850', 'i7-12700K']),
  tracking: (random) =>
    digits(random, pickText(random, ['############', '#### #### ####', '##########'])),
  letters: (random) => pickText(random, ['ab', 'home', 'C02', 'olleh_']),
}

const between = (random: Random, from: number, to: number) =>
  String(from + Math.floor(random.next() * (to - from + 1)))

/** No number begins with 0: a parcel's that looks like one of an area is masked (docs/decisions/021). */
const digits = (random: Random, pattern: string) =>
  pattern.replace(/#/g, (_match, at: number) => between(random, at === 0 ? 1 : 0, 9))

/** So many sequences; the same every time. */
export function benignSequences(count: number): string[][] {
  const random = randomOf(771_203)
  return Array.from({ length: count }, (_, at) =>
    (SEQUENCES[at % SEQUENCES.length] ?? []).map((said) =>
      digits(random, said).replace(
        /\{(\w+)\}/g,
        (_match, name: string) => LISTS[name]?.(random) ?? '',
      ),
    ),
  )
}
