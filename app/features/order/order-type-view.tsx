import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ChevronRightIcon, InfoIcon, ShieldCheckIcon } from '#app/components/icons.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { won, wonAmount } from '#app/format/won.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { OrderQuote } from '#contracts/order.ts'
import { percentOf } from '#contracts/order-money.ts'
import { isPaidType, ORDER_TYPES } from '#contracts/order-states.ts'
import { checkTimes, FRAUD_WARNINGS, missingWays, ORDER_WAYS } from './order-ways.ts'
import { OrderedProduct } from './ordered-product.tsx'
import { SellerReliabilityCard } from './reliability-card.tsx'

/** The ways in which a product can be bought: what each costs, what the seller gets, what protects the buyer. */
export function OrderTypeView({
  quote,
  isRequest = false,
}: {
  quote: OrderQuote
  /** The seller is asked before the payment. */
  isRequest?: boolean
}) {
  const missing = missingWays(quote)
  return (
    <div className="space-y-4">
      <OrderedProduct quote={quote} />
      {quote.isAvailable ? (
        <>
          {quote.choices.some(({ type }) => isPaidType(type)) && (
            <RequestNote quote={quote} isRequest={isRequest} />
          )}
          <ul className="space-y-3">
            {quote.choices.map((choice, index) => (
              <Way
                key={choice.type}
                quote={quote}
                choice={choice}
                isFirst={index === 0}
                isRequest={isRequest && isPaidType(choice.type)}
              />
            ))}
          </ul>
          {missing.length > 0 && (
            <Card as="section" tone="soft" aria-labelledby="missing">
              <h2 id="missing" className="text-sm font-semibold text-ink-2">
                이 상품에서 고를 수 없는 방법
              </h2>
              <ul className="mt-1.5 space-y-1 text-sm text-ink-3">
                {missing.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Card>
          )}
          <SellerReliabilityCard name={quote.seller.name} reliability={quote.sellerReliability} />
          {quote.choices.some(({ type }) => isPaidType(type)) && <Protection quote={quote} />}
        </>
      ) : (
        <UnavailableProduct quote={quote} />
      )}
    </div>
  )
}

/** To ask the seller first, or to pay at once. */
function RequestNote({ quote, isRequest }: { quote: OrderQuote; isRequest: boolean }) {
  const { productSeq, terms } = quote
  return (
    <p className="px-1 text-sm text-ink-2">
      {isRequest
        ? `판매자에게 먼저 물어봐요. ${terms.requestHours}시간 안에 수락하면 ${terms.payMinutes}분 안에 결제해요. 그 전에는 다른 분이 먼저 살 수 있어요. `
        : '바로 결제하면 다른 분이 먼저 살 수 없어요. '}
      <Link
        to={paths.orderType(productSeq, isRequest ? {} : { request: true })}
        className="inline-flex min-h-6 items-center font-medium text-link underline underline-offset-4"
      >
        {isRequest ? '바로 결제하기' : '판매자에게 먼저 물어보기'}
      </Link>
    </p>
  )
}

type Choice = OrderQuote['choices'][number]

function Way({
  quote: { productSeq },
  choice: { type, amounts },
  isFirst,
  isRequest,
}: {
  quote: OrderQuote
  choice: Choice
  isFirst: boolean
  isRequest: boolean
}) {
  const { how, protection } = ORDER_WAYS[type]
  const isPaid = isPaidType(type)
  return (
    <Card
      as="li"
      padded={false}
      className={
        isFirst && isPaid
          ? 'relative border-primary hover:bg-surface-2'
          : 'relative hover:bg-surface-2'
      }
    >
      <div className="flex items-start gap-3 p-4 sm:p-5">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-bold text-ink">
            <Link
              to={paths.newOrder(productSeq, { type, ...(isRequest && { request: true }) })}
              className="card-link rounded-lg"
            >
              {ORDER_TYPES[type]}
            </Link>
            {isFirst && isPaid && <Badge tone="safe">가장 안전해요</Badge>}
            {type === 'DIRECT' && <Badge tone="warning">보호받지 못해요</Badge>}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{how}</p>
          {protection && (
            <p className="mt-2 flex items-start gap-1.5 text-sm text-safe">
              <ShieldCheckIcon size={18} className="mt-0.5 shrink-0" />
              {protection}
            </p>
          )}
          <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <div className="flex items-baseline gap-1.5">
              <dt className="text-ink-3">{isPaid ? '내가 낼 돈' : '만나서 낼 돈'}</dt>
              <dd className="text-base font-bold whitespace-nowrap text-ink tabular-nums">
                {won(amounts.total)}
              </dd>
            </div>
            {isPaid && (
              <div className="flex items-baseline gap-1.5">
                <dt className="text-ink-3">판매자가 받을 돈</dt>
                <dd className="whitespace-nowrap text-ink-2 tabular-nums">
                  {wonAmount(amounts.net)}
                </dd>
              </div>
            )}
          </dl>
          {isPaid && <p className="mt-1 text-xs text-ink-3">{costWords(amounts)}</p>}
          {type === 'DIRECT' && <PlainWarning />}
        </div>
        <ChevronRightIcon size={20} className="mt-1 shrink-0 text-ink-3" />
      </div>
    </Card>
  )
}

function costWords({ price, shippingFee, buyerFee }: Choice['amounts']): string {
  return [
    `상품 ${wonAmount(price)}`,
    shippingFee > 0 && `배송비 ${wonAmount(shippingFee)}`,
    buyerFee > 0 ? `수수료 ${wonAmount(buyerFee)}` : '수수료 없음',
  ]
    .filter(Boolean)
    .join(' + ')
}

/** What a buyer who pays outside has to know. */
export function PlainWarning() {
  return (
    <div className="mt-3 rounded-md border border-warning/30 bg-warning-soft p-3 text-sm text-warning">
      <p className="font-semibold">돈을 먼저 보내면 돌려받을 방법이 없어요.</p>
      <ul className="mt-1.5 list-disc space-y-1 ps-4">
        {FRAUD_WARNINGS.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}

function Protection({ quote }: { quote: OrderQuote }) {
  const { terms, isBusiness } = quote
  const times = checkTimes(quote)
  return (
    <Card as="section" tone="soft" aria-labelledby="protection">
      <h2 id="protection" className="flex items-center gap-1.5 text-sm font-semibold text-ink-2">
        <InfoIcon size={18} />
        안심결제는 이렇게 지켜요
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-4 text-sm text-ink-2">
        <li>판매자가 {terms.acceptHours}시간 안에 수락하지 않으면 전액 환불해요.</li>
        <li>판매자가 {terms.shipDays}일 안에 보내지 않으면 전액 환불해요.</li>
        {times.length > 0 && (
          <li>
            {times.join(', ')} 동안 확인하고, 한 번은{' '}
            {isBusiness ? terms.longConfirmDays : terms.holdDays}일 더 미룰 수 있어요.
          </li>
        )}
        <li>설명과 다르면 확정하기 전에 반품이나 분쟁 조정을 요청할 수 있어요.</li>
        <li>
          수수료는 구매자 {percentOf(terms.buyerFeeBp)}, 판매자 {percentOf(terms.sellerFeeBp)}
          예요. {terms.freeUpTo / 10_000}만원까지는 없어요.
        </li>
      </ul>
    </Card>
  )
}

/** Another has it, it is sold, or the visitor ordered it before: what to do instead. */
export function UnavailableProduct({
  quote: { ownOrderSeq, productSeq, canWait },
}: {
  quote: OrderQuote
}) {
  if (ownOrderSeq)
    return (
      <EmptyState
        title="이미 주문한 상품이에요"
        actions={<ButtonLink to={paths.purchase(ownOrderSeq)}>내 주문 보기</ButtonLink>}
      >
        이어서 결제하거나 거래가 어디까지 왔는지 볼 수 있어요.
      </EmptyState>
    )
  const back = (
    <ButtonLink to={paths.product(productSeq)} variant="secondary">
      상품으로 돌아가기
    </ButtonLink>
  )
  if (canWait)
    return (
      <EmptyState
        title="다른 분이 먼저 예약했어요"
        actions={
          <>
            {back}
            <PostForm intent="join-queue" action={paths.product(productSeq)}>
              <SubmitButton>예약 대기하기</SubmitButton>
            </PostForm>
          </>
        }
      >
        예약 대기를 해 두면 그 거래가 안 될 때 순서대로 먼저 살 기회를 드려요.
      </EmptyState>
    )
  return (
    <EmptyState
      title="지금은 살 수 없어요"
      actions={
        <>
          {back}
          <ButtonLink to={paths.productList()}>다른 상품 보기</ButtonLink>
        </>
      }
    >
      이미 팔렸거나 판매자가 내린 상품이에요.
    </EmptyState>
  )
}

/** One's own product. */
export function OwnProduct({ productSeq }: { productSeq: number }) {
  return (
    <EmptyState
      title="내 상품은 살 수 없어요"
      actions={
        <>
          <ButtonLink to={paths.product(productSeq)} variant="secondary">
            상품으로 돌아가기
          </ButtonLink>
          <ButtonLink to={paths.sales()}>판매 내역 보기</ButtonLink>
        </>
      }
    />
  )
}
