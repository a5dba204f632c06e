import {
  seedAnnouncement,
  seedBanner,
  seedEvent,
  seedExhibition,
  seedFaq,
  seedMacro,
  seedSearchSense,
} from '#backend/demo/seed/builders/index.ts'
import { drawWithin } from '#backend/events/draw-event.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { writtenPicture } from './content-inputs.ts'
import type { TestHostDependencies } from './host-dependencies.ts'

/** Announcements, events and entries of the FAQ that calls are about, each made for one call. */
export function postInputs({ kysely, keys, now }: TestHostDependencies) {
  const caller = { deviceUuid: null, address: null, userAgent: null }
  let drawn: Promise<number> | undefined
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS)
  const endingIn = async (days: number) =>
    (await seedEvent(kysely, keys, { starts_at: inDays(-3), ends_at: inDays(days) })).eventSeq
  return {
    formKey: '5c3c0f0e-8a4f-4d52-9c1b-0f6f3f1d7a21',
    event: () => endingIn(3),
    futureEvent: async () =>
      (await seedEvent(kysely, keys, { starts_at: inDays(1), ends_at: inDays(2) })).eventSeq,
    /** One for all calls: its list of entries is the same each time. */
    drawnEvent: () => {
      drawn ??= endingIn(-1).then(async (eventSeq) => {
        await kysely
          .transaction()
          .execute((trx) => drawWithin(trx, { now, keys, caller }, null, eventSeq))
        return eventSeq
      })
      return drawn
    },
    endedEvent: () => endingIn(-1),
    announcement: async () => (await seedAnnouncement(kysely, { at: inDays(-1) })).announcementSeq,
    faqFormKey: '0d7a5d0a-7a44-4d0f-8f5e-7f9f1f0a9c55',
    faq: async () => (await seedFaq(kysely, { at: inDays(-1) })).faqSeq,
    faqContent: {
      category: 'SHIP' as const,
      question: '설 연휴에도 택배를 보낼 수 있어요?',
      answer: '연휴 동안 택배 접수가 늦어질 수 있어요.',
      words: '명절 휴일',
      link: { label: '판매 내역 보기', path: '/mystore/sales' },
      isTop: false,
      position: 100,
      publishAt: inDays(1).toISOString(),
      endsAt: null,
    },
    macro: async () => (await seedMacro(kysely, { label: '임시 답변' })).macroSeq,
    macroContent: {
      label: '배송 안내',
      category: 'SETTLEMENT' as const,
      text: '{이름} 님, 설 연휴 뒤에 보내 드려요.',
      position: 20,
    },
    banner: async () => (await seedBanner(kysely, { startsAt: inDays(-1) })).bannerSeq,
    bannerContent: {
      title: '첫눈 맞이 나눔',
      subtitle: '따뜻한 겨울옷을 이웃에게',
      link: '/category/free',
      mediaKey: null,
      background: '#f3e9dc',
      position: 100,
      startsAt: inDays(1).toISOString(),
      endsAt: null,
    },
    exhibition: async () => (await seedExhibition(kysely, { startsAt: inDays(-1) })).gnbSeq,
    exhibitionContent: async () => ({
      title: '첫눈 오기 전에',
      subtitle: '겨울옷을 미리 챙겨요',
      body: '어깨너비와 가슴둘레를 재고 골라 보세요.',
      mediaKey: await writtenPicture(kysely),
      position: 100,
      startsAt: inDays(1).toISOString(),
      endsAt: null,
      productSeqs: [],
    }),
    searchSense: {
      words: ['삼단변신로봇', '변신로봇'],
      texts: ['로봇'],
      categories: [],
      isVague: false,
      startsAt: null,
    },
    sense: async () =>
      (await seedSearchSense(kysely, { words: ['임시낱말'], texts: ['의자'] })).senseSeq,
    eventContent: {
      kind: 'DRAW' as const,
      title: '첫눈 이벤트',
      summary: '첫눈이 오면 포인트를 드려요',
      body: '참여하기를 눌러 주세요.',
      startsAt: inDays(1).toISOString(),
      endsAt: inDays(2).toISOString(),
      winners: 2,
      points: 500,
    },
    announcementContent: {
      category: 'NEWS' as const,
      title: '설 연휴 배송 안내',
      body: '연휴 동안 택배 접수가 늦어질 수 있어요.',
      isPinned: false,
      isPopup: false,
      publishAt: inDays(1).toISOString(),
      endsAt: null,
    },
  }
}
