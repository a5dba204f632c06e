/** One thing as it is drawn: SVG in a box from 0, 0 to width, height. Its parts may reach a little beyond. */
export interface Art {
  width: number
  height: number
  body: string
  /** Drawn from the pen's side already, so that it must not be slanted for a view from the side. */
  isSolid?: boolean
  /** Where it touches the ground, as a path; a standing thing without one gets an oval under its width. */
  foot?: string
  /** What can be seen of a lying thing's thickness when the camera is lower. */
  edge?: { outline: string; depth: number; colour: string }
}
