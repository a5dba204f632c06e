import type { AnnouncementCategory } from '#contracts/announcement-rules.ts'

interface AnnouncementText {
  category: AnnouncementCategory
  title: string
  /** Paragraphs separated by an empty line. */
  body: string
  /** Before today; negative of one that is scheduled. */
  daysAgo: number
  isPinned?: boolean
  isPopup?: boolean
  /** Days after its publication when it ends. */
  lastsDays?: number
}

/** Announcements, oldest first. */
export const ANNOUNCEMENTS: readonly AnnouncementText[] = [
  {
    category: 'NEWS',
    title: '두손을 시작합니다',
    body: '안녕하세요. 두 손으로 건네는 중고거래, 두손이 문을 열었어요.\n\n쓰던 물건에는 그 사람의 시간이 담겨 있어요. 보내는 분도 받는 분도 마음 편한 거래가 되도록 하나씩 만들어 가겠습니다.\n\n불편한 점이나 바라는 점이 있으면 언제든 알려 주세요.',
    daysAgo: 330,
  },
  {
    category: 'SAFETY',
    title: '안전한 거래를 위한 다섯 가지 약속',
    body: '거래하기 전에 꼭 확인해 주세요.\n\n1. 대화는 두손 채팅에서만 나눠요. 다른 메신저로 옮기자고 하면 의심해 주세요.\n2. 결제 링크를 따로 보내면 누르지 마세요. 안심결제는 두손 안에서만 열려요.\n3. 송금하기 전에 사기조회에서 전화번호와 계좌번호를 확인해요.\n4. 비싼 물건은 실물 인증을 요청하거나 직접 만나서 거래해요.\n5. 시세보다 너무 싸면 이유를 물어보세요.',
    daysAgo: 310,
    isPinned: true,
  },
  {
    category: 'POLICY',
    title: '거래할 수 없는 물건을 안내해 드려요',
    body: '술과 담배, 의약품, 도수 있는 안경과 렌즈, 가짜 상표 제품, 개인정보가 담긴 물건은 올릴 수 없어요.\n\n상품을 등록할 때 걸리는 말이 있으면 이유와 관련 법을 함께 알려 드려요. 잘못 걸렸다고 생각하면 검토를 요청해 주세요.',
    daysAgo: 280,
  },
  {
    category: 'UPDATE',
    title: '채팅에서 약속을 잡을 수 있어요',
    body: '만날 날짜와 장소를 채팅에서 약속으로 남길 수 있어요. 약속은 달력 파일로 내려받을 수 있고, 시간이 다가오면 알려 드려요.',
    daysAgo: 240,
  },
  {
    category: 'UPDATE',
    title: '안심결제를 시작했어요',
    body: '구매자가 낸 돈을 두손이 맡아 두었다가, 물건을 받고 구매확정을 누르면 판매자에게 보내요.\n\n물건이 설명과 다르면 구매확정 전에 반품을 신청할 수 있어요. 수수료는 주문서에서 미리 볼 수 있어요.',
    daysAgo: 200,
  },
  {
    category: 'CHECK',
    title: '은행 점검 시간에는 정산이 늦어질 수 있어요',
    body: '매일 밤 11시 30분부터 다음 날 0시 30분까지는 은행 점검으로 계좌 확인과 정산이 늦어질 수 있어요. 점검이 끝나면 차례대로 보내 드려요.',
    daysAgo: 160,
  },
  {
    category: 'SAFETY',
    title: '택배사를 사칭한 문자를 조심하세요',
    body: '‘주소가 잘못돼 배송할 수 없다’며 링크를 누르게 하는 문자가 늘었어요. 두손은 문자로 링크를 보내 개인정보를 묻지 않아요.\n\n링크를 눌렀거나 앱을 설치했다면 바로 비행기 모드로 바꾸고 국번 없이 118(한국인터넷진흥원)에 물어보세요.',
    daysAgo: 121,
  },
  {
    category: 'UPDATE',
    title: '예약된 상품도 차례를 기다릴 수 있어요',
    body: '마음에 드는 상품이 예약중이라면 ‘예약 대기’를 눌러 주세요. 거래가 취소되면 기다린 순서대로 먼저 살 기회를 드려요.',
    daysAgo: 74,
  },
  {
    category: 'UPDATE',
    title: '시세조회에서 팔린 가격을 볼 수 있어요',
    body: '최근에 거래된 가격을 모아 보여 드려요. 용량이나 상태에 따라 나눠 볼 수 있고, 몇 건을 보고 계산했는지도 함께 알려 드려요.',
    daysAgo: 46,
  },
  {
    category: 'POLICY',
    title: '거래 후기 운영 기준을 바꿨어요',
    body: '서로 후기를 쓰거나 작성 기간이 지나야 후기가 보여요. 상대의 후기를 보고 맞춰 쓰는 일을 막기 위해서예요. 욕설이나 개인정보가 담긴 후기는 신고하면 확인해서 가려요.',
    daysAgo: 30,
  },
  {
    category: 'EVENT',
    title: '가을 책장 나눔 추첨 결과를 알려 드려요',
    body: '참여해 주셔서 고맙습니다. 당첨된 분께는 포인트를 바로 드렸어요.\n\n이벤트 화면에서 추첨에 쓴 비밀값과 참여 명단을 볼 수 있어요. 누구나 같은 결과가 나오는지 직접 확인해 보세요.',
    daysAgo: 9,
  },
  {
    category: 'CHECK',
    title: '서버 점검 안내',
    body: '더 안정적인 서비스를 위해 점검을 진행해요. 점검하는 동안에는 새 글과 채팅이 잠시 멈출 수 있어요.\n\n진행하던 주문과 대화는 그대로 남아 있으니 걱정하지 마세요.',
    daysAgo: 2,
    lastsDays: 9,
  },
  {
    category: 'NEWS',
    title: '겨울맞이 1만 포인트 추첨이 열렸어요',
    body: '이벤트에서 참여하기만 누르면 돼요. 추첨 방법을 미리 공개하고, 끝난 뒤에는 결과를 누구나 다시 계산해 볼 수 있어요.',
    daysAgo: 1,
    isPopup: true,
    lastsDays: 20,
  },
  {
    category: 'NEWS',
    title: '연말 고객센터 운영 시간 안내',
    body: '연말연시에는 고객센터 답변이 하루 정도 늦어질 수 있어요. 급한 신고는 바로 확인해요.',
    daysAgo: -6,
  },
]
