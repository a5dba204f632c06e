/** A member of the cafe, as the cafe names them. */
export interface CafeMember {
  /** Naver's id of the member, by which the cafe knows them. */
  memberId: string
  nickname: string
}

/** A post of a member, as the cafe has it. */
export interface CafePost {
  postId: string
  title: string
  body: string
  price: number | null
  isSold: boolean
  url: string
  pictureIds: string[]
  /** Increases with every change. */
  revision: number
}

export interface CafeBoard {
  boardId: string
  name: string
}

/** A product as the cafe shows it. */
export interface CafeSharedPost {
  title: string
  body: string
  price: number
  isSold: boolean
  /** Absolute addresses. */
  pictures: string[]
  /** The product's page here. */
  url: string
}

/** What a member of the cafe did, as the cafe reports it. */
export type CafeCall =
  | { type: 'LINK'; code: string; memberId: string; nickname: string }
  | { type: 'UNLINK'; linkKey: string }

/**
 * The cafe. Each link has a key of ours, by which both sides name it; a key that ended is never used again. Every call may be
 * repeated.
 */
export interface Cafe {
  /** Its first page, and the page that takes a code (`?code=`). */
  pageUrl: string
  linkUrl: string
  /**
   * Takes a code that it gave a member, and reserves the key for them.
   * @throws IntegrationError
   */
  claim(claim: {
    code: string
    linkKey: string
  }): Promise<CafeMember | 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED'>
  /**
   * Makes the link of a key that is reserved, or of the member with this id.
   * @returns UNKNOWN where it has neither, or the key ended
   * @throws IntegrationError
   */
  activate(link: {
    linkKey: string
    memberId: string | null
    storeName: string
  }): Promise<{ nickname: string } | 'UNKNOWN'>
  /**
   * Ends the link of a key, or gives up one that is reserved.
   * @throws IntegrationError
   */
  end(link: { linkKey: string }): Promise<void>
  /**
   * What the member of a link offers for sale there, newest first.
   * @throws IntegrationError
   */
  posts(linkKey: string): Promise<CafePost[] | 'UNKNOWN'>
  /**
   * A picture of such a post; null where it is gone.
   * @throws IntegrationError
   */
  picture(picture: { linkKey: string; pictureId: string }): Promise<Uint8Array | null>
  /**
   * The boards where the member of a link may sell.
   * @throws IntegrationError
   */
  boards(linkKey: string): Promise<CafeBoard[] | 'UNKNOWN'>
  /**
   * Shows a product as a post of the member, or changes that post. A call with a lower revision than an earlier one changes nothing.
   * @returns BOARD_GONE where the member may not sell on the board, REFUSED where the cafe's rules do not allow the text
   * @throws IntegrationError
   */
  share(share: {
    linkKey: string
    productSeq: number
    revision: number
    boardId: string
    post: CafeSharedPost
  }): Promise<{ url: string } | 'UNKNOWN' | 'BOARD_GONE' | 'REFUSED'>
  /**
   * Takes such a post down.
   * @throws IntegrationError
   */
  unshare(share: { linkKey: string; productSeq: number; revision: number }): Promise<void>
  /** What a call of the cafe says; null where it is not signed by the cafe within five minutes, or says nothing we know. */
  readCall(call: { text: string; date: string; signature: string }): CafeCall | null
}
