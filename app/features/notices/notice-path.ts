import { paths } from '#app/paths.ts'
import type { InboxNotice } from '#contracts/boot.ts'

/** The page that a notice leads to; that of an alert is given by the caller, which knows its list. */
export function noticePath(target: InboxNotice['target'], alertHref: string | null): string {
  switch (target.page) {
    case 'PRODUCT':
      return paths.product(target.productSeq)
    case 'STORE':
      return paths.store(target.storeSeq)
    case 'ROOM':
      return paths.chatRoom(target.roomId)
    case 'FAVORITES':
      return paths.favorites()
    case 'REVIEWS':
      return paths.ownReviews({ tab: 'received' })
    case 'MY_STORE':
      return paths.myStore()
    case 'SANCTION':
      return paths.sanction(target.sanctionSeq)
    case 'BANK_ACCOUNTS':
      return paths.bankAccounts()
    case 'POINTS':
      return paths.points()
    case 'DAMAGE':
      return target.reportSeq === null
        ? paths.damageReports()
        : paths.damageReport(target.reportSeq)
    case 'DISPUTE':
      return paths.memberDisputeDetail(target.disputeSeq)
    case 'EVENT':
      return paths.event(target.eventSeq)
    case 'QUESTION':
      return paths.question(target.isOfCafe ? 'CAFE' : 'CS', target.questionSeq)
    case 'QUEUE':
      return paths.ownQueue()
    case 'OWN_DATA':
      return paths.ownData()
    case 'CONSENTS':
      return paths.consents()
    case 'ORDER':
      return target.role === 'BUYER' ? paths.purchase(target.orderSeq) : paths.sale(target.orderSeq)
    case 'ALERT':
      return alertHref ?? paths.keywordAlerts()
  }
}
