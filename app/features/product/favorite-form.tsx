import { useRevalidator } from '@remix-run/react'
import { Button } from '#app/components/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#app/components/icons.tsx'
import { useHeart } from '#app/features/hearts/heart-store.ts'
import { usePressHeart } from '#app/features/hearts/use-press-heart.ts'
import { paths } from '#app/paths.ts'
import type { ProductPageData } from './load-product-page.server.ts'

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
  const { revalidate } = useRevalidator()
  const press = usePressHeart()
  const isFavorite = useHeart(productSeq, mine?.isFavorite ? 'ON' : 'OFF') === 'ON'
  if (mine?.isOwn) return null
  const Heart = isFavorite ? HeartFilledIcon : HeartIcon
  return (
    <form
      method="post"
      action={paths.pressHeart()}
      onSubmit={(event) => {
        event.preventDefault()
        // The number of favourites stands on the page too.
        void press(productSeq, !isFavorite).then((isChanged) => isChanged && revalidate())
      }}
    >
      <input type="hidden" name="intent" value="heart" />
      <input type="hidden" name="redirectTo" value={paths.product(productSeq)} />
      <Button
        type="submit"
        name={isFavorite ? 'remove' : 'add'}
        value={productSeq}
        variant="secondary"
        square={!wide}
        aria-pressed={isFavorite}
        aria-label={wide ? undefined : '찜하기'}
      >
        <Heart size={22} className={isFavorite ? 'text-heart' : undefined} />
        {wide && '찜하기'}
      </Button>
    </form>
  )
}
