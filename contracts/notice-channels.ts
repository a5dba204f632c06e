import {
  LOCKED_NOTICES,
  NOTICE_GROUPS,
  NOTICE_SETTINGS,
  NOTICE_TABLE,
  type NoticeEventKind,
  type NoticeGroup,
  type NoticeSetting,
} from './notice.ts'

// How notices reach members outside of the inbox, and what each member wants of it.

/** The ways out of the house. The inbox is none of them: it has everything that a member wants to be told. */
export const NOTICE_CHANNELS = { PUSH: '푸시', TALK: '알림톡', MAIL: '이메일' } as const
export type NoticeChannel = keyof typeof NOTICE_CHANNELS
export const CHANNEL_NAMES = Object.keys(NOTICE_CHANNELS) as NoticeChannel[]

/** What the notices of the inbox are about: what can be switched off there, or a group that always arrives. */
export type InboxTopic = NoticeSetting | 'SALE' | 'SAFETY' | 'OPERATION' | 'SANCTION' | 'PROMOTION'
/** A row of the settings. Messages of the chat have their own place, and go out by push alone. */
export type NoticeTopic = InboxTopic | 'CHAT'

interface TopicRow {
  label: string
  group: NoticeGroup
  /** Where it goes unless the member says otherwise, besides the inbox. */
  defaults: readonly NoticeChannel[]
  /** The ways there are for it; all where it does not say. */
  channels?: readonly NoticeChannel[]
  /** Why the inbox has it in any case; null where that can be switched off. */
  lockedBecause: string | null
  /** It goes out by every way that reaches the member, whatever `defaults` say; there is nothing to choose. */
  isObligatory?: true
}

const setting = (name: NoticeSetting, defaults: readonly NoticeChannel[] = ['PUSH']): TopicRow => ({
  ...NOTICE_SETTINGS[name],
  defaults,
  lockedBecause: null,
})

/** What the member is asked about, in the order of the page; without rows of their own these defaults hold. */
export const NOTICE_TOPICS: Record<NoticeTopic, TopicRow> = {
  CHAT: {
    label: '채팅 메시지',
    group: 'SALE',
    defaults: ['PUSH'],
    channels: ['PUSH'],
    lockedBecause: null,
  },
  SALE: {
    label: '주문·거래·예약',
    group: 'SALE',
    defaults: ['PUSH', 'TALK'],
    lockedBecause: '거래에 꼭 필요해서 알림함에는 항상 와요.',
  },
  PRICE_LOWERED: setting('PRICE_LOWERED'),
  LISTING_CHANGED: setting('LISTING_CHANGED'),
  NEW_LISTING: setting('NEW_LISTING'),
  FOLLOWED: setting('FOLLOWED'),
  KEYWORD_HIT: setting('KEYWORD_HIT'),
  REVIEW: setting('REVIEW'),
  SAFETY: {
    label: '보안·사기 피해 예방',
    group: 'SAFETY',
    defaults: ['PUSH', 'TALK'],
    lockedBecause: '계정과 돈을 지키는 데 꼭 필요해서 알림함에는 항상 와요.',
  },
  OPERATION: {
    label: '운영팀의 결정과 답변',
    group: 'OPERATION',
    defaults: ['PUSH'],
    lockedBecause: '내 상품과 신고, 문의에 대한 결정이라 알림함에는 항상 와요.',
  },
  SANCTION: {
    label: '경고와 이용 제한, 이의 신청의 결과',
    group: 'OPERATION',
    defaults: [],
    lockedBecause:
      '계정에 대한 결정이라 알림함에 항상 오고, 로그인할 수 없을 때에도 볼 수 있게 등록한 모든 곳으로 보내 드려요.',
    isObligatory: true,
  },
  // 알림톡 may not advertise. Without the member's consent to advertising nothing of it arrives, not even in the inbox.
  PROMOTION: {
    label: '혜택과 이벤트 소식 (동의하셨을 때만 보내요)',
    group: 'PROMOTION',
    defaults: ['PUSH'],
    channels: ['PUSH'],
    lockedBecause: null,
  },
}
export const TOPIC_NAMES = Object.keys(NOTICE_TOPICS) as NoticeTopic[]

/** Whether a member can choose a channel for a topic. */
export const hasChannel = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  !NOTICE_TOPICS[topic].isObligatory && (NOTICE_TOPICS[topic].channels?.includes(channel) ?? true)

/** What a group that cannot be switched off in the inbox tells of. */
export const lockedLabels = (topic: NoticeTopic): string[] =>
  NOTICE_TOPICS[topic].lockedBecause === null
    ? []
    : LOCKED_NOTICES.filter(({ group }) => group === topic).map(({ label }) => label)

/** The row of the settings that decides about a kind. */
export function topicOf(kind: NoticeEventKind): InboxTopic {
  const { group, setting: own, isSanction } = NOTICE_TABLE[kind]
  const topic = isSanction ? 'SANCTION' : (own ?? group)
  if (topic in NOTICE_TOPICS) return topic as InboxTopic
  throw new Error(`${kind} of ${NOTICE_GROUPS[group]} has neither a setting nor a locked group`)
}

/** Browsers of one member that take pushes; the oldest gives way. */
export const MOST_PUSH_SUBSCRIPTIONS = 10

/** The night, in Korea, in which nothing goes out that can wait. */
export const QUIET_HOURS = { from: 21, until: 8 } as const

/** Confirming a mail address. */
export const MAIL_CODE_RULES = { digits: 6, minutes: 10, tries: 5, resendSeconds: 60 } as const

/** The route that marks a notice as read and leads to what it tells of: what goes out of the house links to it. */
export const noticeOpenPath = (noticeSeq: number) => `/mystore/notices/${noticeSeq}`
