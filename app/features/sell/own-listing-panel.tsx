import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Field } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { groupDigits } from '#app/format/group-digits.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { EditableListing } from '#contracts/listing.ts'
import { LISTING_LIMITS } from '#contracts/listing-rules.ts'
import type { TradeState } from '#contracts/product.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { DeleteListing } from './delete-listing.tsx'
import { bumpClock } from './own-listing-texts.ts'
import { WonInput } from './won-input.tsx'

/** What the page of a listing has for its seller alone. */
export interface OwnPanelState
  extends Pick<EditableListing, 'productSeq' | 'tradeState' | 'version' | 'nextBumpAt'> {
  price: number
  /** Makes the change of the price happen once. */
  formKey: string
}

/** On the page of an own listing: its state, the way to edit it, the price alone, 끌올, hide and delete. */
export function OwnListingPanel({
  own,
  now,
  children,
}: {
  own: OwnPanelState
  now: string
  /** Below the states. */
  children?: ReactNode
}) {
  const { productSeq, tradeState, nextBumpAt } = own
  const clock = bumpClock(nextBumpAt, now)
  return (
    <section
      aria-label="내 상품 관리"
      className="mt-4 space-y-3 rounded-lg border border-line bg-surface-2 p-4"
    >
      <FormProblem />
      <TradeStates productSeq={productSeq} tradeState={tradeState} />
      {children}
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink to={paths.sellForm({ productSeq })} variant="secondary">
          수정하기
        </ButtonLink>
        {tradeState === 'ON_SALE' && (
          <PostForm intent="bump" preventScrollReset>
            <input type="hidden" name="productSeq" value={productSeq} />
            <SubmitButton variant="secondary" block disabled={clock !== null}>
              끌올하기
            </SubmitButton>
          </PostForm>
        )}
      </div>
      {tradeState === 'ON_SALE' && clock && (
        <p className="text-sm text-ink-3">{`${clock}부터 다시 끌올할 수 있어요.`}</p>
      )}
      <PriceOnly own={own} />
      <div className="flex flex-wrap items-start gap-x-4">
        <PostForm intent="hide" preventScrollReset>
          <input type="hidden" name="productSeq" value={productSeq} />
          <button
            type="submit"
            className="min-h-11 text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            숨기기
          </button>
        </PostForm>
        <DeleteListing productSeq={productSeq} />
      </div>
    </section>
  )
}

/** The three states as one row of buttons; the current one does nothing. */
export function TradeStates({
  productSeq,
  tradeState,
  action,
}: {
  productSeq: number
  tradeState: TradeState
  /** The page's own address where it is left out. */
  action?: string
}) {
  return (
    <PostForm
      intent="state"
      preventScrollReset
      {...(action !== undefined && { action })}
      role="group"
      aria-label="판매 상태"
      className="grid grid-cols-3 rounded-md border border-line-strong bg-surface p-0.5"
    >
      <input type="hidden" name="productSeq" value={productSeq} />
      {(Object.keys(TRADE_STATE_LABELS) as TradeState[]).map((state) => (
        <Button
          key={state}
          type={state === tradeState ? 'button' : 'submit'}
          name="tradeState"
          value={state}
          size="sm"
          variant="ghost"
          aria-pressed={state === tradeState}
          className="aria-pressed:bg-selected aria-pressed:text-on-selected"
        >
          {TRADE_STATE_LABELS[state]}
        </Button>
      ))}
    </PostForm>
  )
}

/** Lowering the price takes no form. */
function PriceOnly({ own: { productSeq, price, version, formKey } }: { own: OwnPanelState }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center text-sm font-semibold text-ink-2 underline underline-offset-4">
        가격만 바꾸기
      </summary>
      <PostForm
        intent="price"
        preventScrollReset
        schema={() => import('./own-listing-forms.ts').then((file) => file.OWN_LISTING_FORMS)}
        className="flex items-start gap-2"
      >
        <input type="hidden" name="productSeq" value={productSeq} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="formKey" value={formKey} />
        <Field
          name="price"
          label="새 가격"
          hideLabel
          initial={groupDigits(price)}
          hint="0원이면 무료나눔이에요."
          className="flex-1"
        >
          {(control) => (
            <WonInput {...control} digits={String(LISTING_LIMITS.highestPrice).length} />
          )}
        </Field>
        <SubmitButton>바꾸기</SubmitButton>
      </PostForm>
    </details>
  )
}
