export interface DemoPerson {
  name: string
  phone: string
  storeName: string
}

/** What the person who started the server wants to know: where it is, and whom the demo world knows. */
export function welcome(
  port: number,
  people: readonly DemoPerson[],
  { sandbox }: { sandbox: boolean },
): string {
  const address = `http://localhost:${port}`
  const lines = ['', `  두손이 열렸습니다: ${address}`, '']
  if (sandbox)
    lines.push(`  인증 문자는 실제로 발송되지 않고 여기에 도착합니다: ${address}/sandbox/sms`, '')
  if (people.length > 0) {
    lines.push('  데모 회원 (가게 / 휴대폰 번호)')
    for (const { name, phone, storeName } of people)
      lines.push(`    ${name}  ${storeName} / ${phone}`)
    lines.push('')
  }
  return `${lines.join('\n')}\n`
}
