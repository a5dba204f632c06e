import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { placeWords, queueWords, sellersQueueWords } from '#app/features/queue/queue-texts.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer, useSentForm } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import type { ProductDetail } from '#contracts/product.ts'
import type { ProductPageData } from './load-product-page.server.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

interface QueueProps {
  product: Pick<ProductDetail, 'productSeq' | 'tradeState' | 'queueCount'>
  mine: ProductPageData['mine']
}

/** Whether the page offers a place in the queue, or the way to the own one. */
export const canQueue = (
  { tradeState }: Pick<ProductDetail, 'tradeState'>,
  mine: ProductPageData['mine'],
): boolean => tradeState === 'RESERVED' && !mine?.isOwn && mine?.queue?.state !== 'OFFERED'

/** 예약 대기하기, a form that works without script; for who waits a link to the own places. */
export function QueueButton({ product, mine, wide }: QueueProps & { wide?: boolean }) {
  if (!canQueue(product, mine)) return null
  if (!mine?.queue) return <JoinQueue product={product} wide={wide} />
  return (
    <ButtonLink
      to={paths.ownQueue()}
      variant="secondary"
      className={wide ? 'flex-1' : undefined}
    >{`대기 ${mine.queue.place}번째`}</ButtonLink>
  )
}

function JoinQueue({
  product: { productSeq },
  wide,
}: Pick<QueueProps, 'product'> & { wide: boolean | undefined }) {
  const { press, isAsking } = useSignInFirst(productSeq, { intent: 'join-queue' })
  const isSent = useSentForm('join-queue', paths.product(productSeq)) !== undefined
  return (
    <Form
      method="post"
      action={paths.product(productSeq)}
      preventScrollReset
      className={wide ? 'flex-1' : undefined}
      onSubmit={press}
    >
      <Button
        type="submit"
        name="intent"
        value="join-queue"
        block
        pending={isSent || isAsking}
        aria-label="예약 대기하기"
      >
        {wide ? '예약 대기하기' : '예약 대기'}
      </Button>
    </Form>
  )
}

/** What the queue means for the visitor, next to the buttons. */
export function QueueNote({
  product,
  mine,
  now,
  className,
}: QueueProps & { now: string; className: string }) {
  const refusal = useFormAnswer('join-queue')?.errors.form
  if (refusal)
    return (
      <Notice tone="danger" live className={className}>
        {refusal}
      </Notice>
    )
  if (mine?.isOwn || product.tradeState !== 'RESERVED') return null
  const { queue = null } = mine ?? {}
  return (
    <p className={className}>{queue ? placeWords(queue, now) : queueWords(product.queueCount)}</p>
  )
}

/** On the seller's panel: how many wait, until when it is kept for the first, and the way to end it. */
export function SellersQueue({ product, mine, now }: QueueProps & { now: string }) {
  const words = sellersQueueWords(product.queueCount, mine?.turnUntil ?? null, now)
  if (words === null) return null
  return (
    <PostForm
      intent="close-queue"
      preventScrollReset
      action={paths.product(product.productSeq)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2"
    >
      <p className="min-w-48 flex-1">{words}</p>
      <SubmitButton variant="ghost" size="sm">
        예약 대기 끝내기
      </SubmitButton>
    </PostForm>
  )
}
