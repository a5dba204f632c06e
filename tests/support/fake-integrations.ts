import {
  IntegrationError,
  type Integrations,
  type ProvenIdentity,
  type SocialIdentity,
} from '#backend/operation/integrations.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { type FakeBank, fakeBank } from './fake-bank.ts'
import { type FakeCafe, fakeCafe } from './fake-cafe.ts'
import { type FakeChannels, fakeChannels } from './fake-channels.ts'
import { type FakeCouriers, fakeCouriers } from './fake-couriers.ts'
import { type FakePaymentCompany, fakePaymentCompany } from './fake-payment-company.ts'

/** The code in the fake agency's texts. */
export const IDENTITY_CODE = '246810'

type IdentityPerson = Parameters<Integrations['identity']['request']>[0]

type FailingProvider =
  | 'sms'
  | 'identity'
  | 'social'
  | 'postcode'
  | 'couriers'
  | 'bank'
  | 'cafe'
  | 'push'
  | 'talk'
  | 'mail'

export interface FakeIntegrations extends Integrations {
  couriers: FakeCouriers
  bank: FakeBank
  cafe: FakeCafe
  push: FakeChannels['push']
  talk: FakeChannels['talk']
  mail: FakeChannels['mail']
  /** The submitted texts, oldest first; the agency's are not among them, because it sends its own. */
  readonly sent: { phoneNo: string; text: string }[]
  /** The requested checks, oldest first; the newest is confirmed with `IDENTITY_CODE`. */
  readonly identityRequests: IdentityPerson[]
  /** The user of an access token or id_token at a provider; any other token is refused. */
  readonly socialAccounts: Map<string, SocialIdentity>
  /** Providers that fail while they are in this set. */
  readonly failing: Set<FailingProvider>
  readonly payment: FakePaymentCompany
  /** Numbers that cannot receive texts. */
  readonly unreachable: Set<string>
  /** Persons whose details differ from the carrier's, by number. */
  readonly unknownToCarrier: Set<string>
}

const FAKE_ROAD_ADDRESSES = [
  {
    zonecode: '04001',
    roadAddress: '서울특별시 마포구 월드컵북로 396 (상암동)',
    lotAddress: '서울특별시 마포구 상암동 1605',
  },
]

/** The providers, simulated in memory. */
export function fakeIntegrations(now: () => Date = () => new Date()): FakeIntegrations {
  const sent: FakeIntegrations['sent'] = []
  const identityRequests: IdentityPerson[] = []
  const socialAccounts: FakeIntegrations['socialAccounts'] = new Map()
  const failing: FakeIntegrations['failing'] = new Set()
  const unreachable: FakeIntegrations['unreachable'] = new Set()
  const unknownToCarrier: FakeIntegrations['unknownToCarrier'] = new Set()
  const unlessFailing = (provider: FailingProvider) => {
    if (failing.has(provider)) throw new IntegrationError(provider, 'does not answer')
  }

  const identify = async (proof: {
    accessToken?: string | undefined
    idToken?: string | undefined
  }) => {
    unlessFailing('social')
    return socialAccounts.get(proof.accessToken ?? proof.idToken ?? '') ?? null
  }
  const social = Object.fromEntries(
    (['naver', 'kakao', 'apple'] satisfies SocialProvider[]).map((name) => [name, { identify }]),
  )

  return {
    sent,
    identityRequests,
    socialAccounts,
    failing,
    unreachable,
    unknownToCarrier,
    social,
    payment: fakePaymentCompany(now),
    couriers: fakeCouriers(() => failing.has('couriers')),
    bank: fakeBank(() => failing.has('bank')),
    cafe: fakeCafe(() => failing.has('cafe')),
    ...fakeChannels(unlessFailing),
    postcode: {
      async find({ keyword }) {
        unlessFailing('postcode')
        if (keyword.length < 2) return 'UNSEARCHABLE'
        const items = FAKE_ROAD_ADDRESSES.filter(({ roadAddress }) => roadAddress.includes(keyword))
        return { items, total: items.length, hasNext: false }
      },
    },
    sms: {
      reaches: (phoneNo) => !unreachable.has(phoneNo),
      async send(message) {
        unlessFailing('sms')
        sent.push(message)
      },
    },
    identity: {
      async request(person) {
        unlessFailing('identity')
        if (unknownToCarrier.has(person.phoneNo)) return null
        identityRequests.push(person)
        return { transactionId: `transaction-${identityRequests.length}` }
      },
      async confirm({ transactionId, code }) {
        unlessFailing('identity')
        const person = identityRequests[Number(transactionId.split('-')[1]) - 1]
        if (!person) return 'EXPIRED'
        return code === IDENTITY_CODE ? provenIdentity(person) : 'WRONG'
      },
    },
  }
}

/** The same name, birth date and sex is the same person, whatever the number. */
function provenIdentity(person: IdentityPerson): ProvenIdentity {
  const { name, phoneNo, socialPreNo, socialPostNo } = person
  const digit = Number(socialPostNo)
  const century = digit === 9 || digit === 0 ? '18' : [3, 4, 7, 8].includes(digit) ? '20' : '19'
  const [year, month, day] = [0, 2, 4].map((start) => socialPreNo.slice(start, start + 2))
  return {
    name,
    phoneNo,
    birthDate: `${century}${year}-${month}-${day}`,
    sex: digit % 2 === 1 ? 'MALE' : 'FEMALE',
    isForeigner: digit >= 5 && digit <= 8,
    ci: `ci:${name}:${socialPreNo}:${socialPostNo}`,
  }
}
