import type { AppointmentState, OfferState } from '#contracts/chat-constants.ts'
import type { TradeState } from '#contracts/product.ts'

/** Buyer or seller. */
export type Side = 'B' | 'S'

/** Something said or done in a room, so many minutes after the line before it. */
export type ChatLine =
  | { by: Side; after: number; text: string }
  | {
      by: Side
      after: number
      /** Of the price, such as 0.9. */
      offer: number
      state: Exclude<OfferState, 'SUPERSEDED' | 'EXPIRED'>
    }
  | {
      by: Side
      after: number
      /** Days from the talk, and the hour in Korea. */
      appointment: { days: number; hour: number }
      state: AppointmentState
    }
  | { by: 'S'; after: number; sets: TradeState }
  /** So many more pictures of the thing. */
  | { by: Side; after: number; pictures: number }

export interface ChatScript {
  /** The state of the product that it fits. */
  on: TradeState
  needs?: 'DIRECT' | 'PARCEL'
  lines: readonly ChatLine[]
}

/**
 * A talk of texts: 'B 0 안녕하세요' is the buyer at once. {price}, {lower}, {place} and {thing} are filled in.
 */
const talk = (...lines: string[]): ChatLine[] =>
  lines.map((line) => {
    const [, by, after, text] = /^([BS]) (\d+) (.+)$/s.exec(line) ?? []
    if (!text) throw new Error(`Not a line of a talk: ${line}`)
    return { by: by === 'B' ? 'B' : 'S', after: Number(after), text }
  })

/** Talks by what they are about. */
export const CHAT_SCRIPTS = {
  asked: {
    on: 'ON_SALE',
    lines: talk(
      'B 0 안녕하세요! 혹시 아직 판매 중이신가요?',
      'S 4 네 안녕하세요, 아직 있어요 :)',
      'B 2 사용감이 많이 있는 편일까요? 실물이 궁금해서요',
      'S 6 사진이랑 거의 같아요. 자세히 보면 생활기스 조금 있는 정도예요',
      'B 1 아 그 정도면 괜찮네요',
      'B 3 고민해 보고 오늘 저녁까지 말씀드려도 될까요?',
      'S 2 네 그럼요. 천천히 보세요!',
    ),
  },
  unanswered: {
    on: 'ON_SALE',
    lines: talk('B 0 안녕하세요, 구매 가능할까요?', 'B 1 가능하시면 이번 주 안에 받고 싶어요!'),
  },
  haggled: {
    on: 'ON_SALE',
    lines: [
      ...talk(
        'B 0 안녕하세요~ 상품 보고 연락드려요',
        'S 9 안녕하세요! 네 말씀하세요',
        'B 2 혹시 네고 조금 가능하실까요?',
        'S 5 많이는 어렵고 조금은 생각해 볼게요',
      ),
      { by: 'B', after: 2, offer: 0.9, state: 'OPEN' },
    ],
  },
  agreed: {
    on: 'ON_SALE',
    lines: [
      ...talk('B 0 안녕하세요! 바로 구매하고 싶은데 {lower}에 가능할까요?'),
      { by: 'B', after: 1, offer: 0.92, state: 'ACCEPTED' },
      ...talk(
        'S 8 바로 가져가시면 그렇게 해드릴게요 ㅎㅎ',
        'B 2 감사합니다!! 혹시 내일 시간 괜찮으세요?',
        'S 4 저녁 7시 이후면 괜찮아요',
        'B 1 그럼 퇴근하고 연락드릴게요',
      ),
    ],
  },
  declined: {
    on: 'ON_SALE',
    lines: [
      ...talk('B 0 혹시 반값에는 안 될까요? ㅠㅠ'),
      { by: 'B', after: 1, offer: 0.5, state: 'DECLINED' },
      ...talk(
        'S 15 죄송해요, 그 가격에는 어려울 것 같아요',
        'S 1 올린 지 얼마 안 돼서 당분간은 이 가격에 두려고요',
        'B 20 네 알겠습니다. 혹시 내리시면 연락 부탁드려요!',
        'S 7 네 그럴게요~',
      ),
    ],
  },
  countered: {
    on: 'ON_SALE',
    lines: [
      ...talk('B 0 안녕하세요. 상태 정말 깨끗하네요', 'S 12 감사합니다. 아껴서 썼어요'),
      { by: 'B', after: 3, offer: 0.8, state: 'DECLINED' },
      ...talk('S 6 조금만 더 올려주시면 바로 드릴게요'),
      { by: 'S', after: 1, offer: 0.9, state: 'OPEN' },
    ],
  },
  met: {
    on: 'RESERVED',
    needs: 'DIRECT',
    lines: [
      ...talk(
        'B 0 안녕하세요, 직거래로 구매하고 싶어요',
        'S 5 네 가능해요! 어디가 편하세요?',
        'B 3 {place} 쪽으로 제가 갈 수 있어요',
        'S 2 그럼 역 앞 편의점에서 뵐까요?',
      ),
      { by: 'B', after: 2, appointment: { days: 1, hour: 19 }, state: 'ACCEPTED' },
      ...talk('B 3 그때 뵐게요. 도착하면 여기로 연락드릴게요!'),
      { by: 'S', after: 2, sets: 'RESERVED' },
      ...talk('S 1 네 예약 걸어 둘게요. 내일 봬요 :)'),
    ],
  },
  proposed: {
    on: 'ON_SALE',
    needs: 'DIRECT',
    lines: [
      ...talk(
        'B 0 안녕하세요! 오늘 직거래 가능하신가요?',
        'S 22 오늘은 제가 늦게 끝나서 어렵고 내일은 괜찮아요',
        'B 4 그럼 내일 저녁은 어떠세요?',
      ),
      { by: 'B', after: 1, appointment: { days: 1, hour: 20 }, state: 'PROPOSED' },
    ],
  },
  cancelled: {
    on: 'ON_SALE',
    needs: 'DIRECT',
    lines: [
      ...talk('B 0 내일 {place}에서 뵐 수 있을까요?', 'S 6 네 좋아요'),
      { by: 'B', after: 2, appointment: { days: 1, hour: 18 }, state: 'CANCELLED' },
      ...talk(
        'B 600 정말 죄송한데 급한 일이 생겨서 못 갈 것 같아요 ㅠㅠ',
        'S 14 괜찮아요. 미리 말씀해 주셔서 감사해요',
        'B 3 다음에 꼭 다시 연락드릴게요',
      ),
    ],
  },
  sentByParcel: {
    on: 'SOLD',
    needs: 'PARCEL',
    lines: [
      ...talk(
        'B 0 안녕하세요, 안전결제로 바로 살게요!',
        'S 7 네 감사합니다. 내일 오전에 보내드릴게요',
        'B 2 뽁뽁이 한 번만 더 감아 주실 수 있을까요?',
        'S 3 네 꼼꼼하게 포장해서 보낼게요',
        'S 1080 방금 편의점 택배로 접수했어요. 송장은 주문 내역에 올려뒀어요',
        'B 12 빠르시네요 감사합니다 👍',
        'B 1700 잘 받았어요! 설명보다 상태가 더 좋네요',
        'S 9 다행이에요. 예쁘게 쓰세요!',
      ),
      { by: 'S', after: 1, sets: 'SOLD' },
      ...talk('B 5 네 후기도 남겨 둘게요. 좋은 하루 보내세요~'),
    ],
  },
  soldInPerson: {
    on: 'SOLD',
    needs: 'DIRECT',
    lines: [
      ...talk(
        'B 0 구매하고 싶습니다. {place} 근처 살아서 바로 갈 수 있어요',
        'S 8 오 가까우시네요. 7시에 역 2번 출구 괜찮으세요?',
        'B 1 네 좋습니다!',
        'B 95 저 지금 도착했어요. 검은색 패딩 입고 있어요',
        'S 1 바로 앞이에요 손 흔들게요 ㅎㅎ',
      ),
      { by: 'S', after: 15, sets: 'SOLD' },
      ...talk(
        'B 30 집에 와서 켜 보니 아주 잘 되네요. 감사합니다',
        'S 11 감사합니다. 혹시 문제 있으면 편하게 말씀 주세요!',
      ),
    ],
  },
  soldToOther: {
    on: 'SOLD',
    lines: [
      ...talk(
        'B 0 안녕하세요. 구매 가능할까요?',
        'S 3 안녕하세요, 먼저 말씀하신 분이 계셔서 그분이 안 하시면 연락드릴게요',
        'B 2 네 기다릴게요!',
      ),
      { by: 'S', after: 240, sets: 'SOLD' },
      ...talk('S 1 아쉽지만 먼저 연락하신 분이 가져가셨어요. 죄송해요', 'B 18 네 괜찮습니다 ㅎㅎ'),
    ],
  },
  sizes: {
    on: 'ON_SALE',
    lines: [
      ...talk(
        'B 0 안녕하세요! 크기가 어떻게 되는지 알 수 있을까요?',
        'S 17 안녕하세요. 지금 밖이라 집에 가서 재 보고 알려드릴게요',
        'B 2 네 감사합니다',
        'S 190 재 보니까 상세 설명에 적은 그대로예요. 상자까지 하면 조금 더 커요',
      ),
      { by: 'S', after: 1, pictures: 1 },
      ...talk(
        'B 6 확인 감사해요! 택배로 받으면 파손될까 봐요',
        'S 3 원래 상자가 있어서 그대로 넣어 보내면 괜찮을 거예요',
      ),
    ],
  },
  genuine: {
    on: 'ON_SALE',
    lines: [
      ...talk(
        'B 0 구매처가 어디일까요? 보증서도 같이 주시나요?',
        'S 5 국내 매장에서 구매했고 구성품은 사진에 있는 게 전부예요',
        'B 1 넵. 사진 한두 장만 더 볼 수 있을까요?',
        'S 4 네 조명 아래에서 찍어 볼게요',
      ),
      { by: 'S', after: 6, pictures: 2 },
      ...talk('B 2 감사합니다! 보고 결정할게요', 'S 1 네 편하게 보세요'),
    ],
  },
  bundled: {
    on: 'ON_SALE',
    needs: 'PARCEL',
    lines: talk(
      'B 0 안녕하세요, 다른 상품이랑 같이 사면 배송비 묶어 주시나요?',
      'S 6 네 두 개까지는 한 상자에 들어가요. 배송비는 한 번만 받을게요',
      'B 2 오 좋네요. 그럼 {thing}도 같이 볼게요',
      'S 1 네 정하시면 말씀 주세요. 묶어서 가격 고쳐 둘게요',
    ),
  },
  outside: {
    on: 'ON_SALE',
    lines: talk(
      'B 0 안녕하세요 급하게 필요해서 그런데 지금 바로 거래 가능하신가요',
      'S 5 네 안전결제로 결제하시면 오늘 보내드릴 수 있어요',
      'B 1 안전결제는 수수료가 아까워서요.. 다른 데서 따로 이야기하면 안 될까요',
      'S 3 죄송하지만 저는 여기서만 거래해요',
      'B 0 그럼 먼저 입금하고 나중에 보내주시는 걸로요',
      'S 2 그런 거래는 하지 않아요. 다른 분 찾아보세요',
    ),
  },
} as const satisfies Record<string, ChatScript>

export type ScriptName = keyof typeof CHAT_SCRIPTS

/** What the two of the long talk speak of. */
export const LONG_TALK_THINGS = [
  '원목 책장',
  '미니 청소기',
  '무쇠 냄비',
  '독서대',
  '스탠드 조명',
  '토스터',
  '전기 주전자',
  '보드게임',
  '캠핑 의자',
  '접이식 테이블',
  '가습기',
  '블루투스 스피커',
  '선풍기',
  '수납장',
  '커피 머신',
  '벽시계',
  '전신 거울',
  '게임 컨트롤러',
] as const

/** Pieces of a talk of two who have traded for long; each may come again with another {thing}. */
export const LONG_TALK_PIECES: readonly (readonly ChatLine[])[] = [
  talk(
    'B 0 안녕하세요~ 지난번에 산 {thing} 잘 쓰고 있어요',
    'S 6 오 다행이에요! 상태 괜찮죠?',
    'B 1 네 완전 만족합니다 ㅎㅎ',
  ),
  talk(
    'B 0 혹시 {thing} 같은 것도 나오면 알려주실 수 있나요?',
    'S 21 네 정리하다가 나오면 먼저 말씀드릴게요',
    'B 2 감사합니다!!',
    'S 1 단골이시니까요 ㅎㅎ',
  ),
  talk(
    'S 0 {thing} 오늘 올렸는데 한번 보세요',
    'B 34 앗 방금 봤어요. 아직 있나요?',
    'S 3 네 말씀하시면 하루는 잡아둘게요',
    'B 2 그럼 내일 점심때까지 정해서 말씀드릴게요',
    'S 1 넵 편하게 생각하세요',
  ),
  talk(
    'B 0 오늘 비 많이 오는데 내일 뵈어도 될까요?',
    'S 4 네 저도 내일이 나아요. 7시 그대로 괜찮으세요?',
    'B 1 네 7시에 뵐게요',
    'S 0 우산 챙기세요~',
  ),
  talk(
    'S 0 도착하셨어요?',
    'B 1 네 편의점 앞이에요',
    'S 1 저도 신호만 건너면 돼요',
    'B 0 천천히 오세요!',
    'S 45 오늘도 감사했습니다 :)',
    'B 3 저도요. 조심히 들어가세요',
  ),
  talk(
    'B 0 {thing} 설명서 혹시 갖고 계세요?',
    'S 52 찾아봤는데 상자째 버렸나 봐요 ㅠㅠ',
    'S 1 제조사 홈페이지에 있을 거예요',
    'B 8 아 찾았어요! 감사합니다',
  ),
  talk(
    'B 0 배송비까지 하면 얼마일까요?',
    'S 5 편의점 택배로 보내면 3,000원 정도 더 나와요',
    'B 1 그럼 그렇게 할게요',
    'S 2 네 내일 오전에 접수할게요',
    'B 0 넵!',
  ),
  talk('S 0 방금 보냈어요~ 송장 올려뒀습니다', 'B 16 확인했어요. 감사합니다', 'S 1 👍'),
  talk(
    'B 0 택배 잘 받았어요',
    'B 1 포장이 엄청 꼼꼼해서 뜯는 데 한참 걸렸네요 ㅋㅋㅋ',
    'S 9 ㅋㅋㅋ 깨질까 봐 두 겹으로 쌌어요',
    'B 1 덕분에 멀쩡히 왔어요',
  ),
  talk(
    'B 0 이번에 이사한다고 하셨죠?',
    'S 13 네 다음 달이에요. 그래서 요즘 정리할 게 많아요',
    'B 2 구경할 게 많아서 좋네요 ㅎㅎ',
    'S 1 {thing}부터 하나씩 내놓으려고요',
    'B 3 큰 건 차가 있어야겠네요',
    'S 1 네 가까운 데는 제가 실어다 드릴 수도 있어요',
  ),
  talk(
    'B 0 {thing} 가격 조금만 더 내려주실 수 있을까요?',
    'S 11 음 이미 많이 내린 거라서요',
    'S 1 대신 충전 케이블 같이 드릴게요',
    'B 2 오 그럼 좋습니다!',
  ),
  talk(
    'S 0 혹시 저번에 말씀하신 {thing} 구하셨어요?',
    'B 120 아직이요. 상태 좋은 게 잘 없더라고요',
    'S 6 제 친구가 하나 내놓는다고 해서요. 사진 받으면 보여드릴게요',
    'B 1 와 부탁드려요',
  ),
  talk(
    'B 0 안녕하세요 잘 지내셨어요?',
    'S 40 네~ 오랜만이에요! 날이 많이 추워졌죠',
    'B 3 그러게요. 난로 하나 장만해야겠어요',
    'S 2 작년에 쓰던 거 있는데 켜 보고 괜찮으면 올릴게요',
  ),
  talk(
    'B 0 이거 건전지 들어가는 건가요?',
    'S 4 네 AA 두 개요. 지금 들어 있는 건 새것이에요',
    'B 0 넵 감사합니다',
  ),
  talk(
    'S 0 죄송해요 오늘 10분 정도 늦을 것 같아요',
    'B 1 괜찮아요 저도 지금 나왔어요',
    'S 12 지하철 내렸어요!',
    'B 1 2번 출구 쪽에 있을게요',
  ),
  talk(
    'B 0 어제 가져온 {thing} 말인데요',
    'B 1 뒤쪽에 작은 나사가 하나 빠져 있어서요. 혹시 집에 떨어져 있을까요?',
    'S 28 헉 찾아볼게요',
    'S 44 책장 밑에 있었어요! 우편으로 보내드릴게요',
    'B 3 아니에요 다음에 뵐 때 주세요 ㅎㅎ',
    'S 1 그럼 봉투에 담아 둘게요',
  ),
  talk(
    'B 0 동생이 {thing} 찾고 있던데 아직 안 파셨죠?',
    'S 7 네 아직이요. 동생분이시면 조금 빼 드릴게요',
    'B 1 감사합니다. 주말에 같이 갈게요',
    'S 2 토요일 오후면 집에 있어요',
  ),
  talk(
    'S 0 후기 남겨 주셔서 감사해요!',
    'B 65 매번 친절하셔서요. 제가 더 감사하죠',
    'S 5 덕분에 문의가 많이 오네요 ㅎㅎ',
  ),
  talk(
    'B 0 주차할 데 있을까요?',
    'S 3 골목이 좁아서 공영주차장에 대시는 게 나아요',
    'S 1 걸어서 3분이에요',
    'B 2 네 그럼 거기 대고 걸어갈게요',
  ),
  talk(
    'B 0 혹시 현금도 괜찮으세요?',
    'S 8 안전결제로 해 주시면 서로 편할 것 같아요',
    'B 1 네 그럼 안전결제로 할게요',
    'S 0 감사합니다',
  ),
  talk(
    'S 0 {thing} 드디어 찾았어요. 베란다 상자 안에 있었네요 ㅋㅋ',
    'B 18 ㅋㅋㅋㅋ 다행이다',
    'B 1 다음 주에 가지러 갈게요',
    'S 6 네 현관에 내놓을게요',
  ),
  talk(
    'B 0 먼지 제거는 어떻게 하세요? 저는 잘 안 되더라고요',
    'S 15 젖은 수건 말고 마른 솔로 먼저 털어 보세요',
    'S 1 그다음에 살짝만 닦으면 돼요',
    'B 9 오 해볼게요',
    'B 55 진짜 깨끗해졌어요!!',
    'S 4 ㅎㅎ 다행이에요',
  ),
  talk(
    'B 0 연휴에도 거래하시나요?',
    'S 33 연휴 첫날은 내려가고 그다음 날부터 괜찮아요',
    'B 2 그럼 다녀오시면 연락 주세요',
    'S 1 네 연휴 잘 보내세요~',
    'B 0 네 조심히 다녀오세요!',
  ),
  talk(
    'S 0 {thing} 색이 사진보다 조금 진한데 괜찮으실까요?',
    'S 2 낮에 다시 찍어서 올려둘게요',
    'B 25 진한 게 더 좋아요 ㅎㅎ',
    'S 1 그럼 다행이고요',
  ),
]

/** How the long talk ends: what is still unread at first sight. */
export const LONG_TALK_END: readonly ChatLine[] = talk(
  'B 0 이번 거 {lower}에 살 수 있을까요? 단골 할인 ㅎㅎ',
  'S 14 ㅋㅋㅋ 네 그렇게 해드릴게요',
  'S 1 이번 주 토요일 어떠세요?',
  'S 0 오전이 편하시면 10시도 괜찮아요',
)
