import { createContext } from 'react'

/** The error reporting service. */
export interface ErrorReportingSettings {
  dsn: string
  environment: string
  release: string | null
}

export interface AdSettings {
  /** Address of the script. */
  script: string
  client: string
  /** The place within product lists. */
  listSlot: string
}

/** The third parties of a page: analytics, advertising, error reporting. */
export interface ThirdParties {
  /** Who has refused analytics: the person by our own setting, or the browser (Global Privacy Control). */
  refusedBy: 'person' | 'browser' | null
  errors: ErrorReportingSettings | null
  /** Address of the tag manager's script. */
  tagManager: string | null
  ads: AdSettings | null
}

/** Origins that a page's Content-Security-Policy lets in beside its own. */
export interface PolicyOrigins {
  script: readonly string[]
  connect: readonly string[]
  image: readonly string[]
  frame: readonly string[]
}

/** Null where no company is set up. */
export const ThirdPartyContext = createContext<ThirdParties | null>(null)

/** Name of the element that carries it to the browser. */
export const THIRD_PARTIES_META = 'third-parties'

/** The third parties that the document was sent with; they stay as long as the document does. */
export function thirdPartiesInDocument(document: Document): ThirdParties | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${THIRD_PARTIES_META}]`)
  return meta && (JSON.parse(meta.content) as ThirdParties)
}
