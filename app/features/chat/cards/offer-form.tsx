import { useState } from 'react'
import { ChipButton } from '#app/components/chip.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { FormActions } from '#app/components/form-actions.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { groupDigits } from '#app/format/group-digits.ts'
import { discountPercent, won } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { FormIdentity } from './form-identity.tsx'
import { readPrice } from './read-price.ts'

const RANGE = '100원부터 1억원까지 제안할 수 있어요.'
const PERCENTS = [5, 10, 15]
/** Below that an offer is taken for no offer. */
const LOW_PERCENT = 50

/** Offers a price for the room's product; by either of the two. */
export function OfferForm({ room }: { room: Room }) {
  const { product, roomId } = room
  const answer = useFormAnswer('offer')
  const [price, setPrice] = useState(answer?.values.price?.[0] ?? '')
  const isHydrated = useHydrated()
  const objection = objectionTo(room)
  if (objection) return <Notice>{objection}</Notice>
  return (
    <PostForm
      intent="offer"
      schema={() =>
        import('../room/room-forms.ts').then((file) => file.roomForms(new Date()).offer)
      }
      action={paths.chatRoom(roomId)}
      className="space-y-4"
    >
      <FormIdentity room={room} />
      <FormProblem />
      <p className="flex items-baseline justify-between gap-3 rounded-md bg-surface-2 px-4 py-3">
        <span className="text-sm text-ink-2">판매가</span>
        <strong className="text-lg font-bold whitespace-nowrap text-ink tabular-nums">
          {won(product.price)}
        </strong>
      </p>
      <Field
        name="price"
        label="제안할 가격"
        required
        hint={wordsFor(price, product.price) ?? RANGE}
      >
        {(control) => (
          <Input
            {...control}
            defaultValue={undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            suffix="원"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
            onBlur={() => setPrice(grouped)}
          />
        )}
      </Field>
      {isHydrated && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">판매가에서 빼기</legend>
          {PERCENTS.map((percent) => {
            const less = lessBy(product.price, percent)
            if (less < 100 || less >= product.price) return null
            return (
              <ChipButton
                key={percent}
                pressed={grouped(price) === groupDigits(less)}
                onClick={() => setPrice(groupDigits(less))}
              >
                {percent}% 낮게
              </ChipButton>
            )
          })}
        </fieldset>
      )}
      <p className="text-sm text-ink-3">
        {CHAT_RULES.offerHours}시간 안에 답이 없으면 제안이 사라져요. 새로 제안하면 앞의 제안을
        대신해요.
      </p>
      <FormActions>
        <SubmitButton block>가격 제안하기</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

function objectionTo({ product, canSend, other }: Room): string | null {
  if (!canSend) return `지금은 ${other.nickName}님에게 가격을 제안할 수 없어요.`
  if (product.visibility !== 'ACTIVE' || product.tradeState !== 'ON_SALE')
    return '판매 중인 상품에만 가격을 제안할 수 있어요.'
  return product.price === 0 ? '무료나눔 상품에는 가격을 제안할 수 없어요.' : null
}

function grouped(typed: string): string {
  const read = readPrice(typed)
  return read.error === undefined ? groupDigits(read.value) : typed
}

/** In steps that people pay in: of 100 won, above 10,000 won of 1,000. */
function lessBy(price: number, percent: number): number {
  const step = price >= 10_000 ? 1_000 : 100
  return Math.floor((price * (100 - percent)) / 100 / step) * step
}

/** How what was typed compares with the product's price; null for what is no price. */
function wordsFor(typed: string, price: number): string | null {
  const read = readPrice(typed)
  if (read.error !== undefined) return null
  if (read.value > price) return '판매가보다 높은 금액이에요. 다시 확인해 주세요.'
  if (read.value === price) return '판매가와 같은 금액이에요.'
  const percent = discountPercent(price, read.value)
  if (percent >= LOW_PERCENT)
    return `판매가보다 ${percent}% 낮아요. 너무 낮으면 상대가 거절할 수 있어요.`
  return percent === 0 ? '판매가보다 조금 낮아요.' : `판매가보다 ${percent}% 낮아요.`
}
