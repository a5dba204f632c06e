import type { LoadContext } from '#app/load-context.server.ts'
import { yearsOf } from './sales-year.ts'

/** The months of the year that the address asks for, and the years that can be asked for. */
export async function loadSalesYears({ services, now }: LoadContext, request: Request) {
  const { months } = await services.gateway.salesMonths()
  const asked = new URL(request.url).searchParams.get('year')
  const { years, year } = yearsOf(months, asked, now)
  return { years, year, months: months.filter(({ month }) => month.startsWith(year)) }
}
