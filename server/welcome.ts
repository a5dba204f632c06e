interface Person {
  name: string
  phone: string
  storeName: string
}

/** Information for the person who started the server: its address, and the users of the demo data. */
export function welcome(
  port: number,
  people: readonly Person[],
  { sandbox, forThisMachineOnly }: { sandbox: boolean; forThisMachineOnly: boolean },
): string {
  const address = `http://localhost:${port}`
  const lines = ['', `  두손이 열렸습니다: ${address}`, '']
  if (sandbox)
    lines.push(
      `  샌드박스가 켜져 있습니다. 누구나 누구로든 로그인할 수 있으니 실제 서비스에 쓰지 마세요.`,
      forThisMachineOnly
        ? '  이 컴퓨터에서 보낸 요청만 받고, 프록시를 거쳤거나 다른 이름으로 온 요청은 모두 거절합니다.'
        : '  SANDBOX=1로 켰으므로 이 서버에 닿는 사람은 모두 받습니다.',
      `  인증 문자는 실제로 발송되지 않고 여기에 도착합니다: ${address}/sandbox/sms`,
      '',
    )
  if (people.length > 0) {
    lines.push('  데모 회원 (가게 / 휴대폰 번호)')
    for (const { name, phone, storeName } of people)
      lines.push(`    ${name}  ${storeName} / ${phone}`)
    lines.push('')
  }
  return `${lines.join('\n')}\n`
}
