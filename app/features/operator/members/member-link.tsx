import { Link } from '@remix-run/react'
import { paths } from '#app/paths.ts'

/** A member by name and number, for cases: the way to their page at the desk. */
export function MemberLink({ userSeq, nickName }: { userSeq: number; nickName: string }) {
  return (
    <Link
      to={paths.operatorMember(userSeq)}
      className="roomy-link font-medium text-link underline underline-offset-4"
    >
      {nickName} ({userSeq})
    </Link>
  )
}
