import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { cx } from '#app/components/cx.ts'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ExternalIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { COURIERS, courierPageOf } from '#contracts/couriers.ts'
import type { Order } from '#contracts/order.ts'
import type { ParcelView as Parcel } from '#contracts/order-delivery.ts'
import { PARCEL_STEPS, PARCEL_WAY } from '#contracts/parcel-steps.ts'
import { CopyButton } from './copy-button.tsx'

/** When, and what: one below the other on a phone. */
const EVENT = 'flex gap-x-3 text-sm max-sm:flex-col'

/** Where an order's parcels are, in one vocabulary for all couriers. */
export function Parcels({ order, parcels }: { order: Order; parcels: readonly Parcel[] }) {
  if (parcels.length === 0)
    return (
      <EmptyState title="아직 보낸 물건이 없어요">
        {order.role === 'SELLER'
          ? '상품을 보내고 운송장 번호를 등록하면 여기에서 볼 수 있어요.'
          : '판매자가 운송장 번호를 등록하면 여기에서 볼 수 있어요.'}
      </EmptyState>
    )
  return (
    <div className="space-y-4">
      {parcels.map((parcel) => (
        <ParcelCard key={`${parcel.courier}${parcel.invoiceNo}`} parcel={parcel} />
      ))}
      <Card as="section" tone="soft" aria-labelledby="stuck">
        <h2 id="stuck" className="text-sm font-semibold text-ink-2">
          배송이 움직이지 않을 때
        </h2>
        <ul className="mt-1.5 list-disc space-y-1 ps-4 text-sm text-ink-2">
          <li>택배사가 물건을 받고 처음 움직일 때까지 하루쯤 걸릴 수 있어요.</li>
          <li>
            {order.terms.scanBusinessDays}영업일 동안 택배사가 받지 않으면 구매자가 취소하고 전액
            돌려받을 수 있어요.
          </li>
          <li>이틀 넘게 멈춰 있으면 택배사에 전화해 주세요. 그동안 돈은 안전하게 보관돼요.</li>
        </ul>
      </Card>
    </div>
  )
}

/** One parcel: where it is, its way, and what the courier wrote down. */
export function ParcelCard({ parcel }: { parcel: Parcel }) {
  const { courier, invoiceNo, step, events, direction, createdAt } = parcel
  const { name, phone } = COURIERS[courier]
  const page = courierPageOf(courier, invoiceNo)
  const place = PARCEL_STEPS[step].place
  return (
    <Card
      as="section"
      aria-label={`${direction === 'OUT' ? '배송' : '반품 배송'} ${invoiceNo}`}
      className="space-y-5"
    >
      <div>
        <p className="flex flex-wrap items-center gap-1.5">
          <Badge tone={PARCEL_STEPS[step].isOver && step !== 'DELIVERED' ? 'warning' : 'safe'}>
            {PARCEL_STEPS[step].label}
          </Badge>
          {direction === 'BACK' && <Badge>반품</Badge>}
        </p>
        <h2 className="mt-2 text-lg font-bold text-ink">{PARCEL_STEPS[step].words}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {name} <span className="tabular-nums">{invoiceNo}</span>
          <CopyButton text={invoiceNo} what="운송장 번호" />
        </p>
      </div>
      {parcel.isEarlier && (
        <Notice tone="warning">
          이 번호에는 이 거래보다 먼저 움직인 기록이 있어요. 다른 물건의 번호일 수 있어서 배송으로
          보지 않아요. 보낸 분이 번호를 고치면 다시 확인해요.
        </Notice>
      )}
      {place !== null && (
        <ol className="flex gap-1" aria-label="배송 단계">
          {PARCEL_WAY.map((name, index) => (
            <li
              key={name}
              aria-current={index === place ? 'step' : undefined}
              className="min-w-0 flex-1 text-center"
            >
              <span
                aria-hidden="true"
                className={cx(
                  'block h-1.5 rounded-full',
                  index <= place ? 'bg-primary' : 'bg-line-strong',
                )}
              />
              <span
                className={cx(
                  'mt-1 block text-2xs',
                  index === place ? 'font-bold text-ink' : 'text-ink-3',
                )}
              >
                {PARCEL_STEPS[name].label}
              </span>
            </li>
          ))}
        </ol>
      )}
      <ol className="space-y-3 border-t border-line pt-4">
        {[...events].reverse().map((event) => (
          <li key={`${event.at}${event.step}`} className={EVENT}>
            <time
              dateTime={event.at}
              className="w-40 shrink-0 whitespace-nowrap text-ink-3 tabular-nums"
            >
              {kstDateTime(event.at)}
            </time>
            <span className="min-w-0">
              <span className="font-medium text-ink">{PARCEL_STEPS[event.step].label}</span>
              {event.place && <span className="ms-1.5 text-ink-3">{event.place}</span>}
            </span>
          </li>
        ))}
        <li className={EVENT}>
          <time
            dateTime={createdAt}
            className="w-40 shrink-0 whitespace-nowrap text-ink-3 tabular-nums"
          >
            {kstDateTime(createdAt)}
          </time>
          <span className="font-medium text-ink">운송장 번호 등록</span>
        </li>
      </ol>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {page && (
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-9 items-center gap-1 text-link underline underline-offset-4"
          >
            {name}에서 보기
            <ExternalIcon size={16} />
          </a>
        )}
        <a
          href={`tel:${phone.replaceAll('-', '')}`}
          className="inline-flex min-h-9 items-center text-link underline underline-offset-4"
        >
          전화 {phone}
        </a>
      </p>
    </Card>
  )
}
