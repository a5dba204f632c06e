/** A picture as the viewer shows it. */
export interface ViewedPhoto {
  key: string
  src: string
  srcSet?: string
  /** Pixels of the whole picture; it is not shown larger. */
  width: number
  height: number
  alt: string
  /** The address of a smaller copy that the page has loaded: shown until the whole picture is there. */
  preview?: string | undefined
  /** The address that saves it. */
  download?: string
}

export interface Viewing {
  /** Names the viewer. */
  title: string
  photos: readonly ViewedPhoto[]
  startAt: number
  /** Called with the picture that was visible last. */
  onLeave?: (index: number) => void
}
