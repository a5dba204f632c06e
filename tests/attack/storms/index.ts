import type { Storm } from '../storm.ts'
import { deafSockets, malformedFrames, repeatedMessages } from './chat.ts'
import {
  longAddresses,
  malformedRequests,
  pipelining,
  slowRequests,
  upgrades,
} from './connections.ts'
import { actionLogs, foreignData, forgedPosts, forgedTokens, textMessages } from './forgeries.ts'
import { drawnTitles, hostilePictures, slowUploads } from './pictures.ts'

/** Every attack that the server has to live through, all at once. */
export const STORMS: readonly Storm[] = [
  upgrades,
  pipelining,
  slowRequests,
  malformedRequests,
  longAddresses,
  forgedPosts,
  forgedTokens,
  foreignData,
  actionLogs,
  textMessages,
  hostilePictures,
  slowUploads,
  drawnTitles,
  repeatedMessages,
  malformedFrames,
  deafSockets,
]
