import { createContext } from 'react'

/** Who is told of errors. */
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

/** What a page is told of companies that count visits, show ads or hear of errors. */
export interface ThirdParties {
  /** Somebody who does not want to be counted: by our own setting, or by the browser's (Global Privacy Control). */
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

/** Null where no company is set up: such pages hold nothing of all this. */
export const ThirdPartyContext = createContext<ThirdParties | null>(null)

/** Name of the element that says it to the browser. */
export const THIRD_PARTIES_META = 'third-parties'

/** What the document was sent with. It stays as long as the document does. */
export function thirdPartiesInDocument(document: Document): ThirdParties | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${THIRD_PARTIES_META}]`)
  return meta && (JSON.parse(meta.content) as ThirdParties)
}
