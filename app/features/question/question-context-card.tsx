import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { paths } from '#app/paths.ts'
import type { QuestionContext } from '#contracts/question.ts'

const LINK = 'inline-flex min-h-9 items-center text-link underline underline-offset-4 break-all'

/** What a question is about. @param linked false for operators, who have no such pages */
export function QuestionContextCard({
  context: { order, room, store },
  linked = true,
}: {
  context: QuestionContext
  linked?: boolean
}) {
  const rows = [
    order && {
      name: '주문',
      text: `${order.title} (${order.orderSeq})`,
      to: order.role === 'BUYER' ? paths.purchase(order.orderSeq) : paths.sale(order.orderSeq),
    },
    room && {
      name: '채팅방',
      text: `${room.title} · ${room.storeName}`,
      to: paths.chatRoom(room.roomId),
    },
    store && { name: '가게', text: store.name, to: paths.store(store.storeSeq) },
  ].filter((row) => row !== null)
  if (rows.length === 0) return null
  return (
    <Card as="section" aria-label="문의 대상">
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-y-1 text-sm">
        {rows.map(({ name, text, to }) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-medium break-words text-ink">
              {linked ? (
                <Link to={to} className={LINK}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
