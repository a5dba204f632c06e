import type { InboxTopic } from '#contracts/notice-channels.ts'

/** A text that Kakao approves before it is used: only what stands in `#{…}` differs. */
export interface TalkTemplate {
  /** Its code at the provider, as it was registered. */
  code: string
  text: string
  /** `{origin}` is registered as the address of the web host. */
  buttons: readonly { name: string; url: string }[]
}

const OPENS = [{ name: '확인하기', url: '{origin}/mystore/notices/#{번호}' }]
const WISHED = '※ 두손 알림 설정에서 알림톡으로 받겠다고 하신 소식이에요.'

function template(code: string, heading: string, why: string): TalkTemplate {
  return {
    code,
    text: `[두손] ${heading}\n\n■ 내용: #{내용}\n■ 자세히: #{자세히}\n\n${why}`,
    buttons: OPENS,
  }
}

/** The 알림톡 of each row of the settings. A changed text has to be approved again, under a new code. */
export const TALK_TEMPLATES: Record<Exclude<InboxTopic, 'PROMOTION'>, TalkTemplate> = {
  SALE: template('DS_SALE_01', '거래 안내', '회원님이 하고 계신 거래의 진행 상황이에요.'),
  SAFETY: template(
    'DS_SAFETY_01',
    '보안 안내',
    '직접 하신 일이 아니라면 아래 버튼을 눌러 바로 확인해 주세요.',
  ),
  OPERATION: template('DS_OPERATION_01', '운영팀 안내', '회원님의 상품이나 문의에 대한 안내예요.'),
  SANCTION: template(
    'DS_SANCTION_01',
    '계정 안내',
    '회원님의 계정에 대한 결정이라 알림 설정과 관계없이 보내 드려요.',
  ),
  PRICE_LOWERED: template('DS_PRICE_01', '관심 상품 가격 안내', WISHED),
  LISTING_CHANGED: template('DS_CHANGED_01', '관심 상품 변경 안내', WISHED),
  NEW_LISTING: template('DS_NEW_01', '단골 가게 새 상품 안내', WISHED),
  FOLLOWED: template('DS_FOLLOWED_01', '새 단골 안내', WISHED),
  KEYWORD_HIT: template('DS_KEYWORD_01', '키워드 알림 안내', WISHED),
  REVIEW: template('DS_REVIEW_01', '거래 후기 안내', WISHED),
}
