import type { LoadContext } from '#app/load-context.server.ts'
import type { CasePerson } from '#contracts/case-person.ts'

/** What is known of the people of a case; the read is recorded with each of them. @param caseName as the record says it */
export async function loadCasePeople(
  { services }: LoadContext,
  caseName: string,
  who: { userSeqs: number[] } | { storeSeqs: number[] },
): Promise<CasePerson[]> {
  const { people } = await services.main.casePeople({ ...who, caseName })
  return people
}
