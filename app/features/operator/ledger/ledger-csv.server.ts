import { csvOf, csvResponse } from '#app/format/csv.ts'
import { kstDateTime } from '#app/format/time.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { LedgerJournalView } from '#contracts/ledger.ts'
import { accountLabel, journalLabel } from '#contracts/ledger-constants.ts'
import { type LedgerQuery, ledgerInput } from './ledger-query.ts'

/** Journals of a downloaded file; a page of the host at a time. */
const MOST_JOURNALS = 5_000

/** The chosen journals as a file: one line for each leg. */
export async function answerLedgerCsv(
  { services }: Pick<LoadContext, 'services'>,
  query: LedgerQuery,
): Promise<Response> {
  const journals: LedgerJournalView[] = []
  let before: string | null | undefined
  do {
    const page: { journals: LedgerJournalView[]; older: string | null } =
      await services.gateway.ledger({ ...ledgerInput(query), ...(before && { before }) })
    journals.push(...page.journals)
    before = page.older
  } while (before && journals.length < MOST_JOURNALS)
  const lines = journals.flatMap(({ journalSeq, orderSeq, key, at, legs }) =>
    legs.map(({ account, amount }) => [
      String(journalSeq),
      kstDateTime(at),
      orderSeq === null ? '' : String(orderSeq),
      journalLabel(key),
      accountLabel(account),
      String(amount),
    ]),
  )
  const head = ['기록번호', '때', '주문번호', '내용', '계정', '금액(원)']
  return csvResponse('duson-ledger.csv', csvOf([head, ...lines]))
}
