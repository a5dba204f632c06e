import { Hono } from 'hono'
import { BRAND, COMPANY } from '#app/brand.ts'
import { DAY_MS } from '#contracts/durations.ts'

const SECURITY_TEXT = '/.well-known/security.txt'
const SECURITY_POLICY = '/.well-known/security-policy.txt'

/** RFC 9116 recommends less than a year. */
const EXPIRES_AFTER_DAYS = 180

/** What a finder can expect; the promises are those of docs/security.md. */
const POLICY = `${BRAND.name} 보안 문제 신고

${COMPANY.email} 로 한국어나 영어로 알려 주세요. 어디에서 어떻게 하면 되풀이되는지 적어 주시면 됩니다.
영업일 3일 안에 받았다고 답하고, 14일 안에 어떻게 고칠지 알려 드립니다.
고친 뒤에, 늦어도 90일 뒤에는 공개하셔도 됩니다.
내 계정으로만 시험해 주세요. 다른 사람의 정보를 보거나 바꾸지 말고, 서비스를 느리게 하는 시험은 하지 말아 주세요.
이를 지킨 시험에는 법적 책임을 묻지 않습니다.

Reporting a security problem of ${BRAND.latinName}

Write to ${COMPANY.email} in Korean or English. Say where the problem is and how to reproduce it.
We confirm within 3 working days and say within 14 days how we repair it.
You may publish after the repair, and after 90 days in any case.
Test with accounts of your own. Do not read or change data of other people, and do not slow the service down.
We take no legal action against tests that keep to this.
`

/**
 * The text of security.txt (RFC 9116).
 * @param publicOrigin web addresses are named only where it is https, as the standard allows no others
 * @param now the text is the same for all clients on one day of UTC
 */
export function securityText(publicOrigin: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS)
  const expires = new Date((today + EXPIRES_AFTER_DAYS) * DAY_MS)
  const lines = [
    `Contact: mailto:${COMPANY.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ko, en',
  ]
  if (publicOrigin.startsWith('https:'))
    lines.push(
      `Canonical: ${publicOrigin}${SECURITY_TEXT}`,
      `Policy: ${publicOrigin}${SECURITY_POLICY}`,
    )
  return `${lines.join('\n')}\n`
}

/** Answers /.well-known/security.txt and the policy that it names. */
export function securityTextFiles(publicOrigin: string): Hono {
  const routes = new Hono()
  const headers = { 'cache-control': 'public, max-age=3600' }
  routes.get(SECURITY_TEXT, (c) => c.text(securityText(publicOrigin, new Date()), 200, headers))
  routes.get(SECURITY_POLICY, (c) => c.text(POLICY, 200, headers))
  return routes
}
