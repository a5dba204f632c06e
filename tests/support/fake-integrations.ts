import {
  IntegrationError,
  type Integrations,
  type ProvenIdentity,
  type SocialIdentity,
} from '#backend/operation/integrations.ts'
import type { SocialProvider } from '#contracts/account.ts'

/** What the fake agency's texts say. */
export const IDENTITY_CODE = '246810'

type IdentityPerson = Parameters<Integrations['identity']['request']>[0]

export interface FakeIntegrations extends Integrations {
  /** Texts that were handed over, oldest first; the agency's are not among them, as it sends its own. */
  readonly sent: { phoneNo: string; text: string }[]
  /** Checks that were asked for, oldest first; the newest is confirmed with `IDENTITY_CODE`. */
  readonly identityRequests: IdentityPerson[]
  /** Whose account an access token or id_token opens at a provider; any other is refused. */
  readonly socialAccounts: Map<string, SocialIdentity>
  /** Companies that fail until it is taken back. */
  readonly failing: Set<'sms' | 'identity' | 'social'>
  /** Numbers that no text can reach. */
  readonly unreachable: Set<string>
  /** People whose details differ from the carrier's, by number. */
  readonly unknownToCarrier: Set<string>
}

/** The companies outside, played in memory. */
export function fakeIntegrations(): FakeIntegrations {
  const sent: FakeIntegrations['sent'] = []
  const identityRequests: IdentityPerson[] = []
  const socialAccounts: FakeIntegrations['socialAccounts'] = new Map()
  const failing: FakeIntegrations['failing'] = new Set()
  const unreachable: FakeIntegrations['unreachable'] = new Set()
  const unknownToCarrier: FakeIntegrations['unknownToCarrier'] = new Set()
  const unlessFailing = (company: 'sms' | 'identity' | 'social') => {
    if (failing.has(company)) throw new IntegrationError(company, 'does not answer')
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
