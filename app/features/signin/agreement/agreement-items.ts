import type { Policy } from '#contracts/account.ts'
import { MARKETING_KEYS, type MarketingKey, type PolicyKey } from '#contracts/account-constants.ts'

export type AgreementKey = PolicyKey | MarketingKey

/** One box of the agreement page. */
export interface AgreementItem {
  key: AgreementKey
  title: string
  /** What is agreed to; empty when there is nothing to read. */
  body: string
}

export interface AgreementItems {
  required: AgreementItem[]
  optional: AgreementItem[]
  /** Consents to advertising are separate from all agreements (정보통신망법 제50조). */
  marketing: AgreementItem[]
}

/** Asked for even where no text is in force: without the first there is no account, the others are the law's. */
const ALWAYS_ASKED: (AgreementItem & { group: keyof AgreementItems })[] = [
  { key: 'AGE_14', title: '만 14세 이상이에요', body: '', group: 'required' },
  { key: 'MARKETING', title: '혜택과 이벤트 소식 받기', body: '', group: 'marketing' },
  { key: 'NIGHT_MARKETING', title: '밤(21시~8시)에도 소식 받기', body: '', group: 'marketing' },
]

/** The boxes of the agreement page, in the order of the policies in force. */
export function agreementItems(policies: readonly Policy[]): AgreementItems {
  const items: AgreementItems = { required: [], optional: [], marketing: [] }
  for (const { policyKey, title, body, required } of policies)
    items[groupOf(policyKey, required)].push({ key: policyKey, title, body })
  for (const { group, ...item } of ALWAYS_ASKED)
    if (!policies.some(({ policyKey }) => policyKey === item.key)) items[group].push(item)
  return items
}

function groupOf(key: AgreementKey, required: boolean): keyof AgreementItems {
  if ((MARKETING_KEYS as readonly AgreementKey[]).includes(key)) return 'marketing'
  return required ? 'required' : 'optional'
}
