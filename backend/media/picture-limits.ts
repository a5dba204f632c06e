import { PICTURE_RULES } from '#contracts/chat-constants.ts'

const MEGABYTE = 1024 * 1024

/** The longest side: what the canvas of browsers draws, and the longest panoramas of phones. */
export const LARGEST_SIDE = PICTURE_RULES.side
/** 8,160×6,120, the large format of Samsung's phones, fits. */
export const LARGEST_PIXELS = PICTURE_RULES.pixels
/** AVIF takes four times the memory of other formats, and no camera that people have writes it. */
export const LARGEST_AVIF_PIXELS = PICTURE_RULES.avifPixels

/** Finding the frames of a moving WebP takes time squared in their number. */
export const MOST_WEBP_FRAMES = 2_000
/** Encoders write 10 or so; each scan costs a walk over the whole picture. */
export const MOST_JPEG_SCANS = 40

/** What all decoding of a process may take at once. */
export const DECODE_BYTES = 512 * MEGABYTE
/** Works that wait for it; behind them work queues of two at once, so that few ever do. */
export const DECODE_QUEUE = 64

/** Rows of a PNG that are in flight while it is made smaller. */
export const PNG_ROWS = 1_024
/** What any picture takes: what it is made from in between and the JPEG that is made of it. Measured: 43 to 76 MB, file included. */
export const BASE_BYTES = 64 * MEGABYTE
