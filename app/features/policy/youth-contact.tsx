import { OfficerContact } from './officer-contact.tsx'

/** The contact for what harms young people (정보통신망법 제42조의3). */
export function YouthContact() {
  return <OfficerContact title="청소년보호책임자" />
}
