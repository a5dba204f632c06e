import { Link } from '@remix-run/react'
import { ExternalIcon } from '#app/components/icons.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { paths } from '#app/paths.ts'

const LINK = 'roomy-link font-semibold whitespace-nowrap text-link underline underline-offset-4'

/** What still helps after money was sent, the most urgent first. */
export function WhatToDo({
  hasPaid,
  canReport = true,
}: {
  hasPaid: boolean
  /** False on the page where damage is reported. */
  canReport?: boolean
}) {
  return (
    <section aria-labelledby="what-to-do">
      <h2 id="what-to-do" className="text-lg font-bold text-ink">
        {hasPaid ? '이미 돈을 보냈다면' : '피해를 입었다면'}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 ps-5 text-base text-ink-2">
        <li>
          <a href="tel:112" className={LINK}>
            112
          </a>
          에 신고하고, 보낸 은행 고객센터에 <strong>지급정지</strong>를 요청하세요. 빠를수록 되찾을
          가능성이 커요.
        </li>
        <li>
          <a href="https://ecrm.police.go.kr" rel="noreferrer" target="_blank" className={LINK}>
            경찰청 사이버범죄 신고(ECRM)
            <ExternalIcon size={14} className="ms-0.5 inline" />
            <span className="sr-only"> 새 창</span>
          </a>
          에 대화와 이체 내역을 내세요.
        </li>
        <li>
          개인정보가 새었거나 해킹이 의심되면{' '}
          <a href="tel:118" className={LINK}>
            118
          </a>
          (한국인터넷진흥원)에 상담하세요.
        </li>
        {canReport && (
          <li>
            다른 사람이 같은 피해를 입지 않게{' '}
            <Link to={paths.damageReports()} className={LINK}>
              <NoBreak>피해사례를 등록</NoBreak>
            </Link>
            해 주세요.
          </li>
        )}
      </ol>
    </section>
  )
}
