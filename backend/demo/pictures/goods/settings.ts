import type { Scene } from '../palettes.ts'
import type { Spot } from './kind.ts'

type Setting = readonly [scene: Scene, palette: number]

/** Where sellers take pictures of their things: surroundings and their colours, the usual ones more often. */
export const SETTINGS: Readonly<Record<Spot, readonly [Setting, ...Setting[]]>> = {
  TOP: [
    ['BOARDS', 0],
    ['BOARDS', 1],
    ['BOARDS', 3],
    ['BOARDS', 4],
    ['BLANKET', 0],
    ['BLANKET', 1],
    ['BLANKET', 7],
    ['BLANKET', 8],
    ['BLANKET', 8],
    ['TILE', 1],
    ['PAPER', 0],
    ['PAPER', 7],
    ['PAPER', 8],
    ['CONCRETE', 0],
    ['CONCRETE', 2],
    ['CARPET', 0],
    ['CARPET', 1],
    ['CARPET', 2],
  ],
  TABLE: [
    ['DESK', 0],
    ['DESK', 1],
    ['DESK', 2],
    ['DESK', 3],
    ['DESK', 3],
    ['DESK', 6],
    ['DESK', 7],
    ['SHELF', 0],
    ['SHELF', 1],
    ['SHELF', 3],
    ['STUDIO', 0],
    ['ROOM', 0],
  ],
  ROOM: [
    ['ROOM', 0],
    ['ROOM', 1],
    ['ROOM', 2],
    ['ROOM', 3],
    ['ROOM', 5],
    ['ROOM', 6],
    ['ROOM', 6],
  ],
  WALL: [
    ['WALL', 0],
    ['WALL', 1],
    ['WALL', 2],
    ['WALL', 3],
  ],
  HANG: [
    ['WALL', 0],
    ['WALL', 1],
    ['WALL', 2],
    ['WALL', 3],
    ['BLANKET', 7],
    ['BLANKET', 8],
    ['BOARDS', 1],
    ['BOARDS', 0],
  ],
  YARD: [
    ['PARKING', 0],
    ['PARKING', 1],
    ['PARKING', 2],
    ['LAWN', 0],
    ['LAWN', 1],
  ],
}
