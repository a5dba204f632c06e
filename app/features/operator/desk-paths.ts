import { paths } from '#app/paths.ts'
import type { DeskQueue } from '#contracts/desk-constants.ts'

/** The page of each queue. */
export const DESK_PATHS: Record<DeskQueue, string> = {
  QUESTIONS: paths.operatorQuestions(),
  REPORTS: paths.operatorReports(),
  DAMAGE: paths.operatorDamageReports(),
  DISPUTES: paths.operatorDisputes(),
  APPEALS: paths.operatorAppeals(),
  LISTINGS: paths.operatorListings(),
  ORDERS: paths.operatorOrders(),
  LEDGER: paths.operatorLedgerDays(),
}
