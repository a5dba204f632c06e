import type { FoundHost } from './find-hosts.ts'
import type { Finding } from './finding.ts'
import type { Squeezed } from './squeezed.ts'

/** Words that make a link a payment link. */
const PAYING =
  /안전결제|안심결제|안전거래|결제|송금|입금|페이로|구매확정|정산|수수료|인증해|로그인해|주문서/
const PAYING_ADDRESS = /pay|order|checkout|escrow|safe|trade|bank|login|verify|cert|refund/

/** Classifies the addresses of a text: other messengers, payment pages, look-alikes, or other sites. */
export function findLinks(hosts: readonly FoundHost[], { letters }: Squeezed): Finding[] {
  const isPaying = PAYING.test(letters)
  return hosts.flatMap((found) => findingOf(found, isPaying))
}

function findingOf({ host, path, verdict, range }: FoundHost, isPaying: boolean): Finding[] {
  const outside = { reason: 'OUTSIDE_LINK', score: 2, range: null } as const
  const payment = (score: number) => ({ reason: 'PAYMENT_LINK', score, range }) as const
  switch (verdict.kind) {
    case 'OWN':
      return []
    case 'KNOWN':
      return isProfile(host, path) ? [{ reason: 'MESSENGER', score: 4, range }] : []
    case 'MESSENGER':
      return [{ reason: 'MESSENGER', score: 4, range }]
    case 'LOOKALIKE':
      return [payment(6)]
    case 'PAYMENT':
      return [{ ...payment(2), range: null }]
    case 'NUMERIC':
      return [isPaying ? payment(6) : payment(4)]
    case 'SHORTENER':
      return isPaying ? [payment(6)] : [outside]
    case 'OTHER': {
      // The only use of Latin look-alike letters in an address is to imitate another one.
      if (verdict.isDisguised) return [isPaying ? payment(6) : payment(4)]
      const isPayingAddress = PAYING_ADDRESS.test(`${host}${path}`)
      if (!isPaying) return [outside]
      return isPayingAddress ? [payment(6)] : [{ ...payment(2), range: null }]
    }
  }
}

/** A user's page, where users message each other; pictures and videos there are not. */
const isProfile = (host: string, path: string) =>
  /(?:^|\.)(?:instagram|facebook)\.com$/.test(host) &&
  /^\/(?!(?:p|reels?|tv|explore|watch|share|groups|marketplace)(?:\/|$))[a-z0-9._]{3,}/.test(path)
