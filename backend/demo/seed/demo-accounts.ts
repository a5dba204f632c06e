import { POLICY_TEXTS } from '#backend/content/policies/texts/index.ts'
import {
  MARKETING_KEYS,
  type MarketingKey,
  POLICY_KEYS,
  type PolicyKey,
  REQUIRED_POLICIES,
  SOCIAL_PROVIDERS,
} from '#contracts/account.ts'
import { kstDay } from '#contracts/kst.ts'
import { type Random, randomOf, sample } from '../random.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'
import type { DemoProduct } from './demo-products.ts'
import { providerId } from './provider-id.ts'

/** How many goods the demo people like, in their order. */
const FAVORITES = [7, 31, 3, 0, 2]

interface Account {
  user_seq: number
  store_seq: number
  created_at: Date
}

/** What the demo people agreed to, where else they sign in, and what they like. */
export function buildAccounts(input: {
  now: Date
  stores: readonly Account[]
  products: readonly DemoProduct[]
}) {
  const { now, stores, products } = input
  const random = randomOf(6002)
  const people = DEMO_PEOPLE.flatMap((person, index) => {
    const account = stores.find((store) => store.store_seq === person.storeSeq)
    return account ? [{ ...account, index, phone: person.phone }] : []
  })
  return {
    agreements: people.flatMap((person) =>
      POLICY_KEYS.map((policyKey) => agreementOf(person, policyKey, now)),
    ),
    consents: people.flatMap((person) =>
      MARKETING_KEYS.map((marketingKey) => consentOf(person, marketingKey)),
    ),
    socialAccounts: people.flatMap(({ user_seq, created_at, phone }) =>
      SOCIAL_PROVIDERS.map((provider) => ({
        user_seq,
        provider,
        provider_user_id: providerId(provider, phone),
        connected_at: created_at,
      })),
    ),
    favorites: people.flatMap((person) => favoritesOf(random, person, now, products)),
  }
}

type Person = Account & { index: number }

/** The newest version of today: those who came before it agreed on its first day. */
function agreementOf({ user_seq, created_at, index }: Person, policyKey: PolicyKey, now: Date) {
  const versions = POLICY_TEXTS.filter((text) => text.policyKey === policyKey)
  const inForce = versions.filter(({ version }) => version <= kstDay(now)).at(-1) ?? versions[0]
  const version = inForce?.version ?? ''
  const firstDay = new Date(`${version}T10:00:00+09:00`)
  const isRequired = (REQUIRED_POLICIES as readonly PolicyKey[]).includes(policyKey)
  return {
    user_seq,
    policy_key: policyKey,
    version,
    agreed: isRequired || (policyKey === 'LOCATION' && index % 2 === 0),
    at: firstDay > created_at && firstDay <= now ? firstDay : created_at,
  }
}

function consentOf({ user_seq, created_at, index }: Person, marketingKey: MarketingKey) {
  const agreed = marketingKey === 'MARKETING' && index < 3
  return { user_seq, marketing_key: marketingKey, agreed, at: created_at }
}

/** Other members' goods that a user likes already, so that their counters hold. */
function favoritesOf(
  random: Random,
  { user_seq, store_seq, created_at, index }: Person,
  now: Date,
  products: readonly DemoProduct[],
) {
  const candidates = products.filter(
    ({ row }) =>
      row.visibility === 'ACTIVE' &&
      row.store_seq !== store_seq &&
      row.favorite_count >= DEMO_PEOPLE.length,
  )
  return sample(random, candidates, FAVORITES[index] ?? 0).map(({ row }) => {
    const from = Math.max(row.created_at.getTime(), created_at.getTime())
    const at = new Date(Math.round(random.between(from, now.getTime())))
    // A price that was lowered was lowered since.
    const price = row.previous_price ?? row.price
    return { user_seq, product_seq: row.product_seq, price, created_at: at }
  })
}
