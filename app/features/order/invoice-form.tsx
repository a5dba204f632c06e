import { type ChangeEvent, useState } from 'react'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { COURIER_CODES, COURIERS, guessCouriers, readInvoiceNo } from '#contracts/couriers.ts'
import type { Order } from '#contracts/order.ts'
import { LONGEST_COUPON } from '#contracts/order-constants.ts'
import type { ParcelView } from '#contracts/order-delivery.ts'
import { courierOfShop } from './shop-address.ts'
import { ShownAddress } from './shown-address.tsx'

const schema = () => import('./invoice-forms.ts').then((file) => file.invoiceForms)

/** The tracking number of what was sent; the courier is guessed from it. */
export function InvoiceForm({
  order,
  present,
  eventKey,
}: {
  order: Order
  /** What another number takes the place of. */
  present: Pick<ParcelView, 'courier' | 'invoiceNo'> | null
  eventKey: string
}) {
  const answer = useFormAnswer('ship')
  const shop = order.type === 'CVS' && order.delivery?.roadAddress
  const known = answer?.values.courier?.[0] ?? (shop ? (courierOfShop(shop) ?? '') : '')
  const [courier, setCourier] = useState(known)
  const [isChosen, setIsChosen] = useState(known !== '')
  function guess({ target }: ChangeEvent<HTMLInputElement>) {
    const [first] = guessCouriers(readInvoiceNo(target.value))
    if (first && !isChosen) setCourier(first)
  }
  return (
    <div className="space-y-4">
      {order.delivery && order.role === 'SELLER' && (
        <ShownAddress
          title={order.type === 'CVS' ? '구매자가 찾을 편의점' : '받는 곳'}
          address={order.delivery}
        />
      )}
      {order.returnAddress && <ShownAddress title="반품 보낼 곳" address={order.returnAddress} />}
      <PostForm intent="ship" schema={schema} className="space-y-5">
        <input type="hidden" name="eventKey" value={eventKey} />
        <Card className="space-y-5">
          <FormProblem />
          <Field
            name="invoiceNo"
            label="운송장 번호"
            required
            hint="영수증의 숫자를 그대로 적거나 붙여 넣어 주세요."
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={60}
                onChange={guess}
                className="tabular-nums"
              />
            )}
          </Field>
          <Field name="courier" label="택배사" required>
            {(control) => (
              <Select
                {...control}
                defaultValue={undefined}
                value={courier}
                onChange={({ target }) => {
                  setCourier(target.value)
                  setIsChosen(true)
                }}
              >
                <option value="">택배사 고르기</option>
                {COURIER_CODES.map((code) => (
                  <option key={code} value={code}>
                    {COURIERS[code].name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {answer?.errors.isSure && (
            <div>
              <ChoiceError name="isSure" />
              <Choice name="isSure" value="1">
                송장을 다시 봤고 번호가 맞아요
              </Choice>
            </div>
          )}
          {present && (
            <p className="text-sm text-ink-2">
              <span className="block">
                지금 번호:{' '}
                <strong className="whitespace-nowrap text-ink tabular-nums">
                  {COURIERS[present.courier].name} {present.invoiceNo}
                </strong>
              </span>
              새 번호가 지금 번호를 대신해요. 택배사가 물건을 받기 전까지 세 번 고칠 수 있고,
              상대방에게 알려 드려요.
            </p>
          )}
          <p className="text-sm text-ink-3">
            보내지 않은 물건의 번호를 등록하면 거래가 취소되고 이용이 제한될 수 있어요.
          </p>
        </Card>
        <SubmitButton size="lg" block>
          {present ? '운송장 번호 고치기' : '운송장 번호 등록하기'}
        </SubmitButton>
      </PostForm>
    </div>
  )
}

/** What an e-coupon consists of. */
export function CouponForm({ eventKey }: { eventKey: string }) {
  return (
    <PostForm intent="coupon" schema={schema} className="space-y-5">
      <input type="hidden" name="eventKey" value={eventKey} />
      <Card className="space-y-5">
        <FormProblem />
        <Field
          name="coupon"
          label="쿠폰 번호"
          required
          hint="구매자에게만 보여요. 유효기간과 쓰는 곳도 함께 적어 주세요."
        >
          {(control) => <Textarea {...control} rows={4} maxLength={LONGEST_COUPON} />}
        </Field>
      </Card>
      <SubmitButton size="lg" block>
        e쿠폰 보내기
      </SubmitButton>
    </PostForm>
  )
}
