import { OfficerContact } from './officer-contact.tsx'

/** The contact for questions about personal data (개인정보 보호법 제30조 제1항 제6호). */
export function PrivacyContact() {
  return <OfficerContact title="개인정보 보호책임자" />
}
