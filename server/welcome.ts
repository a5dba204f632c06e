export interface DemoPerson {
  name: string
  phone: string
  storeName: string
}

/** What the person who started the server wants to know: where it is, and whom the demo world knows. */
export function welcome(port: number, people: readonly DemoPerson[]): string {
  const lines = ['', `  두손이 열렸습니다: http://localhost:${port}`, '']
  if (people.length > 0) {
    lines.push('  데모 회원 (가게 / 휴대폰 번호)')
    for (const { name, phone, storeName } of people)
      lines.push(`    ${name}  ${storeName} / ${phone}`)
    lines.push('')
  }
  return `${lines.join('\n')}\n`
}
