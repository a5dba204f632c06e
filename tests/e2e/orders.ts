/** An order of the demo world in one of a member's lists, the one with a text in its row if given. */
export async function orderOf(
  origin: string,
  cookie: string,
  list: 'purchases' | 'sales',
  text = '',
): Promise<number> {
  const response = await fetch(`${origin}/mystore/${list}`, { headers: { cookie } })
  const rows = (await response.text()).split('<li').filter((row) => row.includes(text))
  for (const row of rows) {
    const [, orderSeq] = new RegExp(`/mystore/${list}/(\\d+)`).exec(row) ?? []
    if (orderSeq) return Number(orderSeq)
  }
  throw new Error(`no order in ${list}: ${text}`)
}
