import { Form } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#app/components/icons.tsx'
import { useSentForm } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import { logAction } from '#app/shell/action-log/log-action.ts'
import type { ProductPageData } from './load-product-page.server.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

/**
 * 찜: a form, so that it works without script. With script the heart changes at once, and an anonymous visitor signs in
 * on a panel and the favourite is set then. Not shown on the member's own product.
 */
export function FavoriteForm({
  productSeq,
  mine,
  wide,
}: {
  productSeq: number
  mine: ProductPageData['mine']
  /** With its label, for places with enough room. */
  wide?: boolean
}) {
  const wanted = useSentForm('favorite', paths.product(productSeq))?.get('favorite')
  const { press, isAsking } = useSignInFirst(productSeq, { intent: 'favorite', favorite: '1' })
  if (mine?.isOwn) return null
  const isFavorite = wanted ? wanted === '1' : (mine?.isFavorite ?? false)
  const Heart = isFavorite ? HeartFilledIcon : HeartIcon
  return (
    <Form
      method="post"
      action={paths.product(productSeq)}
      preventScrollReset
      replace
      onSubmit={(event) => {
        logAction('favorite', { productSeq, on: !isFavorite })
        press(event)
      }}
    >
      <input type="hidden" name="intent" value="favorite" />
      <Button
        type="submit"
        name="favorite"
        value={isFavorite ? '0' : '1'}
        variant="secondary"
        square={!wide}
        pending={isAsking}
        aria-pressed={isFavorite}
        aria-label={wide ? undefined : '찜하기'}
      >
        <Heart size={22} className={isFavorite ? 'text-heart' : undefined} />
        {wide && '찜하기'}
      </Button>
    </Form>
  )
}
