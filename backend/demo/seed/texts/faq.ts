import { CAFE_RELINK_DAYS, SMS_CODE_RULES } from '#contracts/account-constants.ts'
import { MOST_BANK_ACCOUNTS, PAYOUT_HOLD_HOURS } from '#contracts/bank-account-constants.ts'
import { CAFE_CODE_RULES } from '#contracts/cafe-constants.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { FaqCategory } from '#contracts/faq-rules.ts'
import { LOOKUP_RULES } from '#contracts/fraud-constants.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { BUMP_EVERY_MS, MOST_DRAFTS } from '#contracts/listing-rules.ts'
import { ALERT_LIMIT } from '#contracts/notice.ts'
import { CASE_CLOCK } from '#contracts/order-case-constants.ts'
import { BUSINESS_LIKE } from '#contracts/order-constants.ts'
import { DATA_EXPORT_RULES } from '#contracts/own-data-rules.ts'
import { FIRST_POINT_TERMS as POINTS } from '#contracts/point-rules.ts'
import { POSSESSION_RULES } from '#contracts/possession-rules.ts'
import { QUEUE_RULES } from '#contracts/product-queue-rules.ts'
import { QUESTION_LIMITS } from '#contracts/question-rules.ts'
import { REVIEW_DAYS, REVIEW_EDIT_HOURS } from '#contracts/review-rules.ts'

interface FaqText {
  category: FaqCategory
  question: string
  /** Paragraphs separated by an empty line. */
  answer: string
  /** Other words that people ask with. */
  words: string
  link?: { label: string; path: string }
  isTop?: boolean
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`

/** The FAQ, in the order of the customer centre within each category. What is counted comes from the rules themselves. */
export const FAQ: readonly FaqText[] = [
  {
    category: 'BUY',
    question: '안심결제가 뭐예요?',
    answer: `구매자가 낸 돈을 두손이 맡아 두었다가, 물건을 받고 구매확정을 하면 판매자에게 보내 드리는 결제 방법이에요. 물건이 오지 않거나 설명과 다르면 돈을 돌려받을 수 있어요.\n\n택배, 편의점 택배, 직거래, e쿠폰 모두 안심결제로 거래할 수 있어요.`,
    words: '안전결제 안전거래 에스크로 보호 결제 방식 믿을 수 있나요',
    isTop: true,
  },
  {
    category: 'BUY',
    question: '안심결제 수수료는 얼마예요?',
    answer: `상품 가격과 배송비를 더한 금액에서 구매자는 {구매자 수수료}, 판매자는 {판매자 수수료}를 내요. 1원보다 작은 금액은 버려요.\n\n상품 가격이 {수수료를 받지 않는 가격} 이하이면 두 분 모두 수수료가 없어요.`,
    words: '비용 요금 몇 퍼센트 떼가나요 공짜 무료',
    isTop: true,
  },
  {
    category: 'BUY',
    question: '어떤 방법으로 결제할 수 있어요?',
    answer: `신용·체크카드, 간편결제, 가상계좌로 결제할 수 있어요. 포인트를 함께 쓸 수도 있어요.\n\n가상계좌는 {가상계좌 입금 기한} 안에 입금해야 하고, 그 시간이 지나면 주문이 저절로 취소돼요.`,
    words: '카드 무통장 계좌이체 카카오페이 네이버페이 할부 결제수단',
  },
  {
    category: 'BUY',
    question: '결제하다가 창이 닫혔어요. 돈이 나갔나요?',
    answer: `구매 내역에서 주문의 상태를 확인해 주세요. ‘결제완료’이면 결제가 된 것이고, ‘결제대기’이면 돈이 나가지 않았어요.\n\n결제대기 주문은 {결제 기한} 안에 다시 결제할 수 있고, 지나면 저절로 취소돼요. 같은 주문이 두 번 결제되는 일은 없어요.`,
    words: '결제 오류 튕김 꺼짐 중복 결제 이중결제 실패',
    link: { label: '구매 내역 보기', path: '/mystore/purchases' },
  },
  {
    category: 'BUY',
    question: '판매자가 주문을 받아 주지 않아요.',
    answer: `판매자는 결제한 뒤 {주문 수락 기한} 안에 주문을 수락해야 해요. 그 안에 수락하지 않으면 주문이 취소되고 전액을 돌려 드려요. 기다리는 동안 직접 취소하셔도 돼요.`,
    words: '수락 안 함 답이 없음 연락 두절 기다림 승인',
  },
  {
    category: 'BUY',
    question: '예약중인 상품을 사고 싶어요.',
    answer: `상품 화면에서 ‘예약 대기’를 누르면 앞의 거래가 취소됐을 때 순서대로 알려 드려요. 차례가 오면 ${QUEUE_RULES.offerHours}시간 동안 먼저 살 수 있고, 밤에 온 차례는 아침까지 기다려 드려요. 한 번에 ${QUEUE_RULES.perMember}개 상품까지 기다릴 수 있어요.`,
    words: '대기 줄서기 찜 예약 순번 다음 차례',
    link: { label: '예약 대기 보기', path: '/mystore/queue' },
  },
  {
    category: 'BUY',
    question: '포인트는 어떻게 쌓고 써요?',
    answer: `구매를 확정하면 상품 가격의 ${percent(POINTS.earnBp)}(주문마다 ${POINTS.earnMost.toLocaleString('ko-KR')}포인트까지), ${POINTS.reviewLetters}자 이상 후기를 쓰면 ${POINTS.reviewPoints}포인트가 쌓여요. ${POINTS.useLeast}포인트부터 결제할 때 1포인트를 1원으로 쓸 수 있어요.\n\n쌓인 날부터 ${POINTS.days}일이 지나면 사라지고, 사라지기 ${POINTS.warnDays.join('일 전과 ')}일 전에 알려 드려요.`,
    words: '적립금 마일리지 유효기간 소멸 혜택',
    link: { label: '내 포인트 보기', path: '/mystore/points' },
  },
  {
    category: 'BUY',
    question: '현금영수증이나 영수증을 받을 수 있어요?',
    answer: `주문 화면의 ‘영수증’에서 결제 영수증을 볼 수 있어요. 가상계좌로 낸 주문은 같은 곳에서 소득공제용이나 지출증빙용 현금영수증을 신청할 수 있어요.`,
    words: '증빙 세금 소득공제 지출증빙 사업자',
    link: { label: '구매 내역 보기', path: '/mystore/purchases' },
  },
  {
    category: 'BUY',
    question: '얼마짜리까지 안심결제로 살 수 있어요?',
    answer: `상품 하나에 {안심결제 최고 가격}까지 안심결제로 거래할 수 있어요. 그보다 비싼 물건은 직접 만나서 확인하고 거래하는 것을 권해요.`,
    words: '한도 최대 금액 상한 고가',
  },
  {
    category: 'SELL',
    question: '상품은 어떻게 등록해요?',
    answer: `‘판매하기’에서 사진, 제목, 가격, 설명을 적으면 돼요. 사진은 ${LISTING_PHOTO_RULES.perListing}장까지 올릴 수 있고, 컴퓨터에서 쓰다가 QR 코드로 휴대폰 사진을 이어서 올릴 수도 있어요.\n\n쓰던 글은 저절로 저장되고 ${MOST_DRAFTS}개까지 보관돼요.`,
    words: '물건 팔고 싶어요 글 올리는 법 판매글 팔기 올리기 글쓰기 등록 방법 판매 시작',
    link: { label: '판매하기', path: '/product/form' },
    isTop: true,
  },
  {
    category: 'SELL',
    question: '올릴 수 없는 물건이 있나요?',
    answer: `법으로 거래할 수 없는 물건은 올릴 수 없어요. 술과 담배, 의약품, 도수 있는 안경과 렌즈, 위조품, 다른 사람의 개인정보 같은 것이에요.\n\n등록할 때 걸리는 말이 있으면 이유와 법을 함께 알려 드려요. 잘못 걸렸다면 그 화면에서 검토를 요청할 수 있어요.`,
    words: '금지 품목 판매금지 제한 불법 술 담배 약 짝퉁',
    link: { label: '게시물 운영정책 보기', path: '/post-policy' },
  },
  {
    category: 'SELL',
    question: '끌어올리기는 얼마나 자주 할 수 있어요?',
    answer: `상품마다 ${BUMP_EVERY_MS / HOUR_MS}시간에 한 번 무료로 끌어올릴 수 있어요. 끌어올리면 목록에서 새 상품처럼 위로 올라가고, 처음 올린 날은 그대로 함께 보여요.`,
    words: '끌올 위로 상단 노출 갱신 재등록',
    link: { label: '내 상품 보기', path: '/mystore/products' },
  },
  {
    category: 'SELL',
    question: '내 상품이 검색에 안 나와요.',
    answer: `등록한 상품은 몇 초 안에 검색돼요. 보이지 않으면 상품 화면의 ‘검색 노출 확인’에서 어떤 말로 몇 번째에 나오는지, 무엇을 고치면 좋은지 볼 수 있어요.\n\n휴가 중이거나 숨긴 상품, 판매완료인 상품, 운영팀이 확인하고 있는 상품은 목록에 나오지 않아요.`,
    words: '내가 올린 글이 안 보여요 검색 누락 노출 검색 안됨 안 보임 사라짐 목록 제외',
    link: { label: '내 상품 보기', path: '/mystore/products' },
  },
  {
    category: 'SELL',
    question: '가격은 얼마로 정하면 좋을까요?',
    answer:
      '시세 조회에서 같은 물건이 실제로 얼마에 올라오고 팔렸는지 볼 수 있어요. 상품을 등록할 때에도 제목을 적으면 비슷한 물건의 가격을 알려 드려요.',
    words: '시세 적정가 중고 가격 얼마에 팔지',
    link: { label: '시세 조회하기', path: '/search-price' },
  },
  {
    category: 'SELL',
    question: '한동안 판매를 쉬고 싶어요.',
    answer:
      '마이페이지의 ‘휴가 설정’에서 쉬는 날과 안내 말을 정하면 그동안 상품이 목록에 나오지 않고, 채팅을 건 사람에게 안내가 보여요. 마지막 날이 지나면 저절로 다시 보여요.',
    words: '휴가 휴무 쉬기 잠시 중단 숨기기 여행',
    link: { label: '휴가 설정', path: '/mystore/vacation' },
  },
  {
    category: 'SELL',
    question: '사진이 올라가지 않아요.',
    answer: `JPG, PNG, WEBP, GIF, AVIF 사진을 한 장에 ${LISTING_PHOTO_RULES.bytes / 1024 / 1024}MB까지 올릴 수 있어요. 아이폰의 HEIC 사진은 설정 > 카메라 > 포맷에서 ‘높은 호환성’을 고르고 다시 찍거나 JPG로 바꿔 주세요.\n\n인터넷이 끊겨서 실패한 사진은 그 사진의 ‘다시 올리기’를 누르면 돼요.`,
    words: '업로드 실패 오류 이미지 용량 heic 아이폰 사진 안 올라감',
  },
  {
    category: 'SELL',
    question: '판매완료로 바꾸거나 상품을 지우고 싶어요.',
    answer:
      '내 상품에서 상품의 상태를 예약중이나 판매완료로 바꾸거나 지울 수 있어요. 진행 중인 안심결제 주문이 있는 상품은 주문을 마치거나 취소한 다음에 바꿀 수 있어요.',
    words: '삭제 내리기 상태 변경 예약중 글 지우기',
    link: { label: '내 상품 보기', path: '/mystore/products' },
  },
  {
    category: 'SHIP',
    question: '물건은 언제까지 보내야 해요?',
    answer: `주문을 수락한 뒤 {발송 기한} 안에 보내고 운송장 번호를 적어 주세요. {발송 첫 안내}과 {발송 두 번째 안내}이 지나면 알려 드리고, {발송 기한}이 지나도 보내지 않으면 주문이 취소되고 구매자에게 돈을 돌려 드려요.`,
    words: '발송 기한 배송 기간 택배 보내기 늦음',
  },
  {
    category: 'SHIP',
    question: '운송장 번호는 어디에 적어요?',
    answer:
      '판매 내역에서 그 주문을 열고 택배사와 운송장 번호를 적으면 구매자에게 배송이 시작됐다고 알려 드려요. 잘못 적었으면 같은 곳에서 고칠 수 있어요.',
    words: '송장 입력 택배 번호 등록 수정 발송 처리',
    link: { label: '판매 내역 보기', path: '/mystore/sales' },
  },
  {
    category: 'SHIP',
    question: '배송이 어디까지 왔는지 보고 싶어요.',
    answer: `구매 내역에서 주문을 열면 택배사가 알려 준 배송 단계를 볼 수 있어요. 운송장을 적은 뒤 {택배사 접수 기한}이 지나도 택배사가 물건을 받은 기록이 없으면 구매자가 바로 취소할 수 있어요.`,
    words: '배송 조회 추적 택배 위치 안 와요 도착',
    link: { label: '구매 내역 보기', path: '/mystore/purchases' },
  },
  {
    category: 'SHIP',
    question: '직거래에도 안심결제를 쓸 수 있어요?',
    answer: `네. ‘직거래 안심결제’를 고르면 만나서 물건을 확인한 다음, 구매자가 보여 주는 여섯 자리 번호를 판매자가 입력하면 거래가 끝나요. 번호를 입력하기 전까지는 두손이 돈을 맡아 둬요.\n\n번호는 물건을 확인한 뒤에만 보여 주세요.`,
    words: '만나서 거래 대면 직접 만남 인증번호 코드',
    isTop: true,
  },
  {
    category: 'SHIP',
    question: '직거래할 때 무엇을 조심해야 해요?',
    answer:
      '밝고 사람이 많은 곳에서 만나고, 물건을 켜 보고 확인한 다음에 거래해요. 채팅의 ‘약속’으로 시간과 장소를 남기면 미리 알려 드려요.\n\n만나기 전에 계좌로 먼저 돈을 보내 달라고 하면 거래하지 마세요.',
    words: '주의사항 대면 밤에 만나기 무서워요 안전한 장소 만남 위험 약속 직거래 팁',
  },
  {
    category: 'SHIP',
    question: '배송지를 바꾸고 싶어요.',
    answer: `판매자가 주문을 수락하기 전이면 주문을 취소하고 새 배송지로 다시 주문해 주세요. 수락한 뒤에는 바로 채팅으로 판매자에게 알려 주세요.\n\n자주 쓰는 배송지는 주소록에서 고칠 수 있어요.`,
    words: '주소 변경 수정 잘못 적음 배송 주소 이사',
    link: { label: '주소록', path: '/mystore/addresses' },
  },
  {
    category: 'REFUND',
    question: '주문을 취소하고 싶어요.',
    answer: `판매자가 수락하기 전에는 구매 내역에서 바로 취소할 수 있고, 전액을 돌려 드려요. 수락한 뒤 발송하기 전에는 취소를 요청할 수 있어요. 판매자는 {취소 요청에 답하는 기한} 안에 답해야 하고, 답하지 않으면 저절로 취소돼요.\n\n물건을 보낸 뒤에는 받은 다음 반품을 요청해 주세요.`,
    words: '무르기 무르고 싶어요 잘못 샀어요 실수로 결제 구매 취소 결제 취소 주문 철회 마음이 바뀜',
    link: { label: '구매 내역 보기', path: '/mystore/purchases' },
    isTop: true,
  },
  {
    category: 'REFUND',
    question: '환불은 언제 들어와요?',
    answer:
      '취소나 반품이 끝나면 바로 결제 회사에 환불을 보내요. 카드는 카드사에 따라 영업일로 3~5일, 가상계좌는 적어 주신 환불 계좌로 1~2일 안에 들어와요. 포인트로 낸 금액은 바로 돌아와요.\n\n주문이 ‘환불완료’인데도 들어오지 않았으면 카드사에 확인하거나 1:1 문의로 알려 주세요.',
    words: '돈 돌려받기 환급 카드 취소 기간 며칠 입금 안됨',
    isTop: true,
  },
  {
    category: 'REFUND',
    question: '받은 물건이 설명과 달라요.',
    answer: `구매확정을 누르지 말고 주문 화면에서 ‘반품 요청하기’를 눌러 사진과 함께 이유를 적어 주세요. 판매자는 {반품 요청에 답하는 기한} 안에 답해야 하고, 답이 없거나 거절하면 운영팀에 분쟁 조정을 맡길 수 있어요. 그동안 돈은 두손이 맡아 둬요.`,
    words:
      '사진과 딴판 실물이 다름 벽돌 짝퉁 하자 불량 고장 파손 다른 물건 가품 반품 요청 속았어요',
    link: { label: '구매 내역 보기', path: '/mystore/purchases' },
    isTop: true,
  },
  {
    category: 'REFUND',
    question: '구매확정은 언제까지 해야 해요?',
    answer: `배송이 끝난 뒤 {구매확정 기한}이 지나면 저절로 확정돼요. 편의점에서 찾는 물건과 사업자가 파는 물건은 {편의점과 사업자 상품의 구매확정 기한}이에요. 확인할 시간이 더 필요하면 주문 화면에서 한 번 {구매확정을 미루는 기간} 미룰 수 있어요. e쿠폰은 도착하고 {e쿠폰 구매확정 기한}이에요.`,
    words: '자동 확정 확정 미루기 보류 연장 구매 확정 기한',
  },
  {
    category: 'REFUND',
    question: '구매확정을 했는데 문제가 생겼어요.',
    answer: `확정하고 {보상 신청 기한} 안이면 주문 화면에서 보상을 신청할 수 있어요. 운영팀이 양쪽 이야기를 듣고 {보상 한도}까지 보상할지 결정해요.`,
    words: '확정 후 취소 늦게 발견 고장 보상 신청 확정 눌렀는데',
    link: { label: '구매 내역 보기', path: '/mystore/purchases' },
  },
  {
    category: 'REFUND',
    question: '반품 배송비는 누가 내요?',
    answer:
      '물건이 설명과 다르거나 고장 났으면 판매자가, 마음이 바뀌어서 서로 합의한 반품이면 구매자가 내는 것이 원칙이에요. 합의가 안 되면 분쟁 조정에서 함께 정해요.',
    words: '반송 택배비 왕복 부담 비용',
  },
  {
    category: 'REFUND',
    question: '분쟁 조정은 얼마나 걸려요?',
    answer: `운영팀이 ${CASE_CLOCK.contactHours}시간 안에 두 분께 연락하고, ${CASE_CLOCK.decideBusinessDays}영업일 안에 결정하는 것이 목표예요. 결정하기 전까지 돈은 두손이 맡아 둬요.\n\n안심결제를 쓰지 않은 거래의 다툼은 ‘회원 분쟁’에서 기준을 보고 서로 합의안을 주고받을 수 있어요.`,
    words: '중재 다툼 싸움 운영팀 개입 조정 기간 합의',
    link: { label: '회원 분쟁 보기', path: '/member-dispute' },
  },
  {
    category: 'SETTLE',
    question: '판매한 돈은 언제 들어와요?',
    answer: `구매자가 확정하면 {정산까지 걸리는 기간} 뒤에 등록한 계좌로 보내 드려요. 상품 가격과 배송비에서 판매자 수수료를 뺀 금액이에요.\n\n계좌를 바꾼 뒤 ${PAYOUT_HOLD_HOURS}시간 동안은 안전을 위해 새 계좌로 보내지 않아요.`,
    words: '정산 대금 입금 출금 수익 돈 안 들어옴 언제 받나요',
    link: { label: '판매 내역 보기', path: '/mystore/sales' },
    isTop: true,
  },
  {
    category: 'SETTLE',
    question: '정산 계좌는 어떻게 등록해요?',
    answer: `마이페이지의 ‘정산 계좌’에서 은행과 번호를 적으면 1원을 보내 드려요. 보낸 사람 이름 끝의 네 자리를 적으면 등록이 끝나요. 본인 이름의 계좌만 ${MOST_BANK_ACCOUNTS}개까지 등록할 수 있어요.`,
    words: '돈 받을 통장 바꾸기 은행 변경 통장 은행 1원 인증 계좌 추가 변경',
    link: { label: '정산 계좌', path: '/mystore/bank-account' },
  },
  {
    category: 'SETTLE',
    question: '‘정산 보류’라고 나와요.',
    answer: `계좌가 닫혔거나 예금주가 달라서 보내지 못했을 때예요. 정산 계좌를 확인하고 판매 내역에서 ‘정산 다시 시도하기’를 눌러 주세요. {정산을 다시 시도하는 간격}마다 저절로도 다시 보내요.`,
    words: '입금 실패 지급 막힘 계좌 오류 정산 안됨',
    link: { label: '정산 계좌', path: '/mystore/bank-account' },
  },
  {
    category: 'SETTLE',
    question: '판매한 돈에 세금을 내야 해요?',
    answer: `쓰던 물건을 정리해서 판 돈에는 세금이 없어요. 팔려고 사서 계속 되팔면 국세청이 사업으로 볼 수 있고, 그때는 사업자등록과 신고가 필요해요. 한 해에 ${BUSINESS_LIKE.trades}건 이상이거나 ${(BUSINESS_LIKE.won / 10_000).toLocaleString('ko-KR')}만원 이상 팔았다면 국세상담센터(126)에 확인해 보세요.\n\n실제로 얼마에 팔았는지는 ‘연도별 판매’에서 달마다 더해 보여 드려요.`,
    words: '종합소득세 부가세 소득세 국세청 사업자등록 세무 신고 과세 얼마 팔았는지 판매 총액',
    link: { label: '연도별 판매', path: '/mystore/sales/years' },
  },
  {
    category: 'SAFETY',
    question: '사기가 의심될 때는 어떻게 해요?',
    answer: `돈을 보내기 전에 사기조회에서 상대의 전화번호, 계좌번호, 메신저 아이디를 찾아보세요. 회원은 하루 ${LOOKUP_RULES.perDayMember}번, 로그인하지 않으면 ${LOOKUP_RULES.perDayAnonymous}번 조회할 수 있어요.\n\n다른 메신저로 옮기자고 하거나, 안심결제 주소라며 링크를 보내면 거래를 멈춰 주세요.`,
    words: '사기꾼 의심 조회 더치트 먹튀 수상해요 링크 카톡으로 옮기자',
    link: { label: '사기조회', path: '/fraud' },
    isTop: true,
  },
  {
    category: 'SAFETY',
    question: '사기를 당했어요.',
    answer:
      '피해 신고에 송금 기록과 대화를 올려 주세요. 확인되면 같은 번호와 계좌를 조회하는 사람들에게 알려져요. 경찰 신고에 쓸 증거 묶음도 내려받을 수 있어요.\n\n경찰청 사이버범죄 신고시스템(ecrm.police.go.kr)이나 112에 함께 신고하고, 은행에 지급정지를 요청하세요.',
    words: '먹튀 돈만 받고 연락 두절 피해 경찰 신고 고소 잠수',
    link: { label: '피해 신고하기', path: '/damage-report' },
  },
  {
    category: 'SAFETY',
    question: '실물 인증이 뭐예요?',
    answer: `판매자에게 오늘의 암호를 적은 쪽지와 함께 찍은 사진을 부탁하는 기능이에요. 물건이 정말 손에 있는지 확인할 수 있어요. 암호는 ${POSSESSION_RULES.codeHours}시간 동안 유효해요.`,
    words: '인증샷 인증 사진 실제 물건 확인 요청 진짜 갖고 있는지',
  },
  {
    category: 'SAFETY',
    question: '상품이나 회원을 신고하고 싶어요.',
    answer:
      '상품, 가게, 채팅방, 후기마다 ‘신고하기’가 있어요. 이유를 고르고 내용을 적으면 운영팀이 확인하고 결과를 알림으로 알려 드려요. 신고한 사람이 누구인지는 상대에게 알려지지 않아요.',
    words: '신고 방법 불량 회원 욕설 허위 매물 비매너',
  },
  {
    category: 'SAFETY',
    question: '내 번호가 사기로 잘못 신고됐어요.',
    answer:
      '신고된 분께는 알림으로 알려 드려요. 그 알림에서 이의를 내고 증거를 올리면 운영팀이 다시 확인하고 결과를 알려 드려요. 사실이 아니면 신고가 내려가요.',
    words: '사기꾼 아닌데 제 전화번호 누명 억울 허위 신고 이의 신청 삭제 요청 내 계좌 사기 등록',
    link: { label: '알림 보기', path: '/mystore/notices' },
  },
  {
    category: 'CHAT',
    question: '채팅으로 가격을 제안할 수 있어요?',
    answer: `채팅방의 ‘+’에서 ‘가격 제안’을 고르세요. 판매자가 ${CHAT_RULES.offerHours}시간 안에 수락하거나 거절할 수 있고, 수락하면 그 가격으로 안심결제를 할 수 있어요.`,
    words: '네고 흥정 깎기 할인 에누리 가격 제안',
  },
  {
    category: 'CHAT',
    question: '상대를 차단하면 어떻게 돼요?',
    answer:
      '서로 메시지를 보낼 수 없고, 상대가 새 채팅을 걸 수도 없어요. 나눈 대화는 남아 있고, 진행 중인 주문은 그대로 이어져요. 설정의 ‘차단 관리’에서 언제든 풀 수 있어요.',
    words: '차단 해제 연락 안 받기 블록 귀찮은 사람',
    link: { label: '차단 관리', path: '/mystore/settings/blocks' },
  },
  {
    category: 'CHAT',
    question: '채팅에서 사진과 동영상은 얼마나 보낼 수 있어요?',
    answer: `사진은 한 번에 ${CHAT_RULES.imagesPerMessage}장, 한 장에 ${CHAT_RULES.imageBytes / 1024 / 1024}MB까지, 동영상은 ${CHAT_RULES.videoSeconds}초와 ${CHAT_RULES.videoBytes / 1024 / 1024}MB까지 보낼 수 있어요.`,
    words: '채팅 사진 용량 영상 길이 파일 첨부',
  },
  {
    category: 'CHAT',
    question: '원하는 상품이 올라오면 알림을 받을 수 있어요?',
    answer: `검색 결과에서 ‘이 검색 알림 받기’를 누르면 같은 조건의 새 상품이 올라올 때 알려 드려요. 키워드는 ${ALERT_LIMIT}개까지 등록할 수 있고, 가격과 지역도 정할 수 있어요.`,
    words: '키워드 알림 새 상품 알람 찾는 물건 입고',
    link: { label: '키워드 알림', path: '/mystore/keywords' },
    isTop: true,
  },
  {
    category: 'CHAT',
    question: '알림을 끄고 싶어요.',
    answer:
      '설정의 ‘알림 설정’에서 종류마다 끄고 켤 수 있어요. 주문과 안전에 관한 알림은 알림함에서 끌 수 없어요. 광고 알림은 동의하신 분께만 보내요.',
    words: '푸시 울려서 밤에 조용히 방해 알림 해제 끄기 광고 수신 거부 시끄러워요 문자 그만',
    link: { label: '알림 설정', path: '/mystore/settings/notices' },
  },
  {
    category: 'CHAT',
    question: '후기는 언제 쓰고, 고칠 수 있어요?',
    answer: `거래가 끝나고 ${REVIEW_DAYS}일 안에 쓸 수 있어요. 두 사람이 모두 쓰거나 기한이 지나면 함께 보여요. 쓴 뒤 ${REVIEW_EDIT_HOURS}시간 안에는 고칠 수 있어요.`,
    words: '리뷰 별점 평가 수정 삭제 거래 후기 남기기',
    link: { label: '내 후기 보기', path: '/mystore/reviews' },
  },
  {
    category: 'ACCOUNT',
    question: '인증번호 문자가 오지 않아요.',
    answer: `${SMS_CODE_RULES.resendSeconds}초 뒤에 다시 받을 수 있어요. 스팸함과 수신 차단을 확인하고, 번호를 맞게 적었는지 봐 주세요. 인증번호는 ${SMS_CODE_RULES.lifetimeSeconds / 60}분 동안 쓸 수 있어요. 네이버, 카카오, Apple로도 로그인할 수 있어요.`,
    words: '인증번호 안 와요 로그인 안됨 sms 코드 안 옴 문자 인증 실패',
    link: { label: '로그인', path: '/signin' },
  },
  {
    category: 'ACCOUNT',
    question: '휴대폰 번호가 바뀌었어요.',
    answer:
      '예전 번호로 로그인할 수 있으면 설정에서 네이버, 카카오, Apple 가운데 하나를 연결한 다음, 그것으로 로그인해 주세요. 로그인할 방법이 하나도 없으면 1:1 문의로 알려 주세요. 본인을 확인하고 도와드려요.',
    words: '전화번호 변경 새 번호 폰 바꿈 계정 찾기 로그인 못함',
    link: { label: '로그인 방법 관리', path: '/mystore/settings/providers' },
  },
  {
    category: 'ACCOUNT',
    question: '내가 쓰지 않은 기기에서 로그인됐어요.',
    answer:
      '설정의 ‘로그인 기기 관리’에서 모르는 기기를 바로 로그아웃시킬 수 있어요. 연결한 네이버, 카카오, Apple 계정의 비밀번호도 바꿔 주세요.',
    words: '해킹 도용 모르는 기기 접속 로그아웃 보안',
    link: { label: '로그인 기기 관리', path: '/mystore/settings/devices' },
  },
  {
    category: 'ACCOUNT',
    question: '가게 이름과 프로필 사진을 바꾸고 싶어요.',
    answer:
      '마이페이지의 ‘프로필 수정’에서 이름, 사진, 동네, 소개를 바꿀 수 있어요. 운영팀이나 다른 가게로 보일 수 있는 이름은 쓸 수 없어요.',
    words: '닉네임 변경 별명 상점명 프로필 수정 소개글',
    link: { label: '프로필 수정하기', path: '/mystore/profile' },
  },
  {
    category: 'ACCOUNT',
    question: '신뢰지수는 어떻게 올라가요?',
    answer:
      '본인인증, 안전거래, 후기, 채팅 응답 속도로 정해져요. 저절로 내려가지 않고, 무엇이 몇 점인지 내 신뢰지수 화면에 모두 나와요. 신뢰지수가 높을수록 상품을 더 많이 올릴 수 있어요.',
    words: '점수 매너 온도 등급 신뢰 올리기',
    link: { label: '내 신뢰지수', path: '/mystore/trust' },
  },
  {
    category: 'ACCOUNT',
    question: '내 정보를 모두 내려받고 싶어요.',
    answer: `설정의 ‘내 정보 받기’에서 요청하면 나에 관한 모든 기록과 사진을 한 파일로 만들어 드려요. 다 되면 알림이 오고 ${DATA_EXPORT_RULES.readyHours}시간 안에 받을 수 있어요. 요청은 ${DATA_EXPORT_RULES.everyHours}시간에 한 번이에요.`,
    words: '개인정보 열람 백업 데이터 다운로드 사본',
    link: { label: '내 정보 받기', path: '/mystore/settings/data' },
  },
  {
    category: 'ACCOUNT',
    question: '회원 탈퇴는 어떻게 해요?',
    answer:
      '설정의 ‘회원 탈퇴’에서 할 수 있어요. 진행 중인 주문이 있으면 먼저 마쳐야 해요. 가게와 상품, 포인트는 사라지고, 법에서 정한 거래 기록만 따로 보관한 뒤 지워요.',
    words: '계정 삭제 그만두기 탈퇴 방법 개인정보 삭제',
    link: { label: '회원 탈퇴', path: '/mystore/settings/withdrawal' },
  },
  {
    category: 'ACCOUNT',
    question: '고객센터에 직접 물어보고 싶어요.',
    answer: `1:1 문의로 물어봐 주세요. 주문이나 채팅방, 가게를 골라서 함께 보낼 수 있고 파일은 ${QUESTION_LIMITS.files}개까지 붙일 수 있어요. 답변이 오면 알림으로 알려 드려요.`,
    words: '상담 전화 연락처 문의 방법 운영자 상담원',
    link: { label: '1:1 문의하기', path: '/cs-center/qna/form' },
  },
  {
    category: 'CAFE',
    question: '네이버 카페 계정을 연동하면 뭐가 좋아요?',
    answer:
      '카페에 올린 판매글을 두손으로 가져와서 상품으로 등록할 수 있고, 카페 회원이라는 것이 가게에 보여요. 언제든 연동을 해제할 수 있어요.',
    words: '이득 카페 아이디 연결하면 카페 연결 연동 장점 가져오기 동기화',
    link: { label: '카페 연동하기', path: '/onboarding' },
  },
  {
    category: 'CAFE',
    question: '카페 연동 코드는 어떻게 써요?',
    answer: `카페와 두손 가운데 한쪽에서 코드를 받아 다른 쪽에 적거나 QR 코드를 비추면 돼요. 코드는 ${CAFE_CODE_RULES.minutes}분 동안 한 번만 쓸 수 있어요. 시간이 지났으면 새 코드를 받아 주세요.`,
    words: '어디에 붙여넣어요 나오는 코드 코드 만료 오류 qr 연동 실패 입력',
    link: { label: '카페 연동하기', path: '/onboarding' },
  },
  {
    category: 'CAFE',
    question: '카페 연동을 해제하고 다른 카페 계정으로 바꿀 수 있어요?',
    answer: `연동을 해제하고 ${CAFE_RELINK_DAYS}일이 지나면 다른 카페 회원과 연동할 수 있어요. 같은 카페 회원과는 바로 다시 연동할 수 있어요.`,
    words: '연동 해제 끊기 다른 계정 변경 카페 아이디',
    link: { label: '카페 연동', path: '/onboarding' },
  },
]
