import { useFormField } from '#app/components/form-context.ts'
import type { Condition } from '#contracts/product.ts'
import { CONDITION_LABELS } from '#contracts/product-labels.ts'
import { GroupProblem, SellSection } from './section.tsx'
import { useSellForm } from './sell-context.ts'

/** What buyers expect of each. */
const MEANINGS: Record<Condition, string> = {
  NEW: '포장을 뜯지 않았어요',
  LIKE_NEW: '쓴 흔적이 거의 없어요',
  USED: '쓴 흔적이 있지만 잘 돼요',
  FLAWED: '고장이나 파손이 있어요',
}

export function ConditionField() {
  const { initial } = useSellForm()
  const { error, errorId } = useFormField('condition')
  return (
    <SellSection id="sell-condition" title="상품 상태" required>
      <fieldset aria-describedby={errorId} className="sell-choices">
        <legend className="sr-only">상품 상태</legend>
        {(Object.keys(CONDITION_LABELS) as Condition[]).map((condition) => (
          <label key={condition} className="sell-choice">
            <input
              type="radio"
              name="condition"
              value={condition}
              defaultChecked={initial.condition === condition}
            />
            <strong>{CONDITION_LABELS[condition]}</strong>
            <small>{MEANINGS[condition]}</small>
          </label>
        ))}
      </fieldset>
      <GroupProblem id={errorId} message={error} />
    </SellSection>
  )
}
