import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ChatIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { count } from '#app/format/count.ts'
import { useFormAnswer, useSentForm } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import { logAction } from '#app/shell/action-log/log-action.ts'
import type { ProductDetail } from '#contracts/product.ts'
import type { ProductPageData } from './load-product-page.server.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

const WORDS = {
  ON_SALE: '채팅하기',
  RESERVED: '채팅하기',
  SOLD: '판매자에게 문의하기',
} as const

interface ChatFormProps {
  product: Pick<ProductDetail, 'productSeq' | 'tradeState' | 'chatCount'>
  mine: ProductPageData['mine']
  /** As wide as there is room, its words alone, or an icon beside the button that buys. */
  look?: Look
}

type Look = 'wide' | 'words' | 'icon'

/** 채팅하기: a form, so that it works without script. For the seller it is a link to the product's chats. */
export function ChatForm({ product, mine, look = 'words' }: ChatFormProps) {
  const wide = look === 'wide'
  const { productSeq, chatCount } = product
  if (!mine?.isOwn) return <OpenChat product={product} look={look} />
  return (
    <ButtonLink to={paths.chat({ productSeq })} className={wide ? 'flex-1' : undefined}>
      <ChatIcon size={20} />
      채팅 목록 보기{chatCount > 0 && ` ${count(chatCount)}`}
    </ButtonLink>
  )
}

function OpenChat({
  product: { productSeq, tradeState },
  look,
}: Pick<ChatFormProps, 'product'> & { look: Look }) {
  const wide = look === 'wide'
  const { press, isAsking } = useSignInFirst(productSeq, { intent: 'chat' })
  const isSent = useSentForm('chat', paths.product(productSeq)) !== undefined
  const isPending = isSent || isAsking
  return (
    <Form
      method="post"
      action={paths.product(productSeq)}
      preventScrollReset
      className={wide ? 'flex-1' : undefined}
      onSubmit={(event) => {
        logAction('chat_open', { productSeq })
        press(event)
      }}
    >
      <Button
        type="submit"
        name="intent"
        value="chat"
        block={look !== 'icon'}
        square={look === 'icon'}
        aria-label={look === 'icon' ? WORDS.ON_SALE : undefined}
        pending={isPending}
        variant="secondary"
      >
        {!isPending && (
          <ChatIcon
            size={look === 'icon' ? 22 : 20}
            className={look === 'words' ? 'max-[24rem]:hidden' : undefined}
          />
        )}
        {look === 'icon' ? null : wide ? WORDS[tradeState] : WORDS.ON_SALE}
      </Button>
    </Form>
  )
}

/** The text next to the button: why it did not open a chat, or what to know before asking. */
export function ChatNote({
  product: { tradeState },
  mine,
  className,
}: {
  product: Pick<ProductDetail, 'tradeState'>
  mine: ProductPageData['mine']
  className: string
}) {
  const refusal = useFormAnswer('chat')?.errors.form
  if (refusal)
    return (
      <Notice tone="danger" live className={className}>
        {refusal}
      </Notice>
    )
  if (mine?.isOwn || tradeState !== 'SOLD') return null
  return (
    <p className={className}>판매가 끝난 상품이에요. 비슷한 상품이 또 있는지 물어볼 수 있어요.</p>
  )
}
