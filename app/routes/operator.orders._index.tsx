import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { OrderCaseQueue } from '#app/features/operator/orders/order-case-queue.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { orderNow } from '#contracts/order-clock.ts'

export const handle = pageHandle('/operator/orders')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '막힌 주문 확인',
    description: '운영팀이 결정을 기다리는 거래를 오래 기다린 것부터 살펴봅니다.',
    canonical: paths.operatorOrders(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(addressOf(page))
  const cases = await context.services.gateway.orderCases({ page })
  // The rows of one answer go by the same clock.
  const [{ minutesAhead } = { minutesAhead: 0 }] = cases.items
  return { ...cases, page, now: orderNow(context.now, { minutesAhead }).toISOString() }
}

const addressOf = (page: number) => paths.operatorOrders({ page: page > 1 ? page : undefined })

export default function OrderCases() {
  const { items, page, pageCount, now } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="mb-4 text-xl font-bold text-ink lg:text-2xl">막힌 주문 확인</h1>
      {items.length === 0 && (
        <EmptyState illustration={<NothingFound />} title="기다리는 거래가 없어요" level={2}>
          분쟁, 막힌 환불과 정산, 멈춘 배송, 기한이 지난 주문이 여기에 보여요.
        </EmptyState>
      )}
      <div className="max-w-3xl">
        <OrderCaseQueue items={items} now={now} />
      </div>
      <Pagination
        label="거래 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={addressOf}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
