import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { dotted } from '#app/format/dotted.ts'
import { kstDate, kstDateShort } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { Accusation, DamageRow } from '#contracts/damage-report.ts'
import { FRAUD_METHODS, IDENTIFIER_KINDS } from '#contracts/fraud-constants.ts'
import { LINK_KINDS } from '#contracts/fraud-link-rules.ts'
import { StateBadge } from './report-status.tsx'

/** The member's own reports. */
export function OwnReports({ reports }: { reports: readonly DamageRow[] }) {
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="own-reports">
      <h2 id="own-reports" className="text-lg font-bold text-ink">
        내가 등록한 피해사례
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
        {reports.map((report) => (
          <li key={report.reportSeq}>
            <Link
              to={paths.damageReport(report.reportSeq)}
              className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-2"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                  <StateBadge state={report.state} />
                  <span className="font-semibold break-words text-ink">
                    {report.goods ||
                      (report.method ? FRAUD_METHODS[report.method].short : '새 피해사례')}
                  </span>
                </span>
                <span className="mt-1 block text-sm text-ink-3">
                  {dotted(
                    report.identifiers[0]?.masked,
                    report.amount === null ? null : wonAmount(report.amount),
                    kstDateShort(report.updatedAt),
                  )}
                </span>
              </span>
              <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Published reports about the member, with the way to object. */
export function Accusations({ about }: { about: readonly Accusation[] }) {
  if (about.length === 0) return null
  return (
    <section aria-labelledby="about-me">
      <h2 id="about-me" className="text-lg font-bold text-ink">
        나에 대한 피해사례
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        내 전화번호나 계좌번호가 적혔거나, 그런 계정과 내 계정이 이어진 피해사례예요. 사실과 다르면
        이의를 낼 수 있어요.
      </p>
      <ul className="mt-3 space-y-3">
        {about.map((accusation) => (
          <li key={accusation.reportSeq}>
            <AccusationCard accusation={accusation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function AccusationCard({
  accusation,
  withLink = true,
}: {
  accusation: Accusation
  withLink?: boolean
}) {
  const { state, method, happenedOn, amountBandLabel, identifiers, linkedBy, objection } =
    accusation
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <StateBadge state={state} />
        {FRAUD_METHODS[method].label}
      </p>
      <p className="mt-1 text-sm text-ink-3">
        {dotted(
          happenedOn.replaceAll('-', '.'),
          amountBandLabel,
          identifiers.map(({ kind, masked }) => `${IDENTIFIER_KINDS[kind]} ${masked}`).join(', '),
        )}
      </p>
      {linkedBy.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          내 번호로 등록된 사례는 아니에요. 사례에 오른 계정과 내 계정이 이어져 있어서(
          {linkedBy.map((kind) => LINK_KINDS[kind].label).join(', ')}) 같은 사람인지 확인하고
          있어요. 사기조회에는 나오지 않아요.
        </p>
      )}
      {objection ? (
        <Notice className="mt-3" tone={objection.state === 'UPHELD' ? 'success' : 'info'}>
          {objection.state === 'OPEN' &&
            `이의를 확인하고 있어요. ${kstDate(objection.hiddenUntil)}까지 ${linkedBy.length > 0 ? '계정을 잇지 않아요' : '가려 두어요'}.`}
          {objection.state === 'UPHELD' &&
            (linkedBy.length > 0
              ? '내 계정을 이 사례와 잇지 않기로 했어요.'
              : '이의를 받아들여 게시를 취소했어요.')}
          {objection.state === 'REJECTED' &&
            (linkedBy.length > 0
              ? '이의를 받아들이지 않았어요.'
              : '이의를 받아들이지 않아 다시 게시했어요.')}
        </Notice>
      ) : null}
      {withLink && (
        <ButtonLink
          to={paths.damageObjection(accusation.reportSeq)}
          variant="secondary"
          size="sm"
          className="mt-3"
        >
          {objection ? '낸 이의 보기' : '이의 내기'}
        </ButtonLink>
      )}
    </Card>
  )
}
