import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { DataExport } from '#contracts/own-data.ts'
import { DATA_EXPORT_RULES, DATA_EXPORT_STATES } from '#contracts/own-data-rules.ts'

/** The requests for one's own data; what is ready can be fetched here. */
export function DataExportList({
  items,
  nextAt,
}: {
  items: readonly DataExport[]
  /** When the next may be made; null where the page says so otherwise. */
  nextAt: string | null
}) {
  return (
    <>
      {items.length > 0 && (
        <Card as="section" padded={false} aria-label="요청한 내 정보">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <ExportRow key={item.exportSeq} item={item} />
            ))}
          </ul>
        </Card>
      )}
      {nextAt && (
        <p className="text-sm text-ink-3">
          {DATA_EXPORT_RULES.everyHours}시간에 한 번 요청할 수 있어요. 다음 요청은{' '}
          <time dateTime={nextAt} className="whitespace-nowrap">
            {kstDateTime(nextAt)}
          </time>
          부터예요.
        </p>
      )}
    </>
  )
}

function ExportRow({ item }: { item: DataExport }) {
  const { exportSeq, state, requestedAt, bytes, until } = item
  return (
    <li className="p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <time dateTime={requestedAt}>{kstDateTime(requestedAt)}</time> 요청
        <Badge tone={state === 'READY' ? 'info' : 'neutral'}>{DATA_EXPORT_STATES[state]}</Badge>
      </p>
      {state === 'WAITING' && (
        <p className="mt-1 text-sm text-ink-3">
          보통 1분 안에 준비되고, 준비되면 알림이 와요. 이 화면을 닫아도 괜찮아요.{' '}
          <Link
            to={paths.ownData()}
            className="inline-block py-1 font-medium whitespace-nowrap text-link underline"
          >
            다시 확인하기
          </Link>
        </p>
      )}
      {state === 'READY' && bytes !== null && until && (
        <>
          <p className="mt-1 text-sm text-ink-3">
            ZIP 파일 <span className="whitespace-nowrap">{sizeWords(bytes)}</span>,{' '}
            <span className="whitespace-nowrap">{kstDateTime(until)}</span>까지 한 번 받을 수
            있어요. 이름과 주소, 계좌번호가 들어 있으니 내 기기에서만 받아 주세요.
          </p>
          <ButtonLink to={paths.ownDataFile(exportSeq)} reloadDocument download className="mt-3">
            파일 받기
          </ButtonLink>
        </>
      )}
    </li>
  )
}

/** `830KB`, `12.4MB`. */
function sizeWords(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))}KB` : `${(bytes / 1e6).toFixed(1)}MB`
}
