import { WebSocket } from 'ws'
import { frameText } from './frames.ts'
import { FRAME_FAULTS } from './read-frame.ts'

const TOO_LARGE = 1009
const TOO_LONG_FRAME = frameText({
  action: 'error',
  data: { action: '' },
  error: { code: 'TOO_LONG', message: FRAME_FAULTS.TOO_LONG },
})

/** Sends the reason before it closes for a frame that was too large to be read at all. */
export class ChatWebSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    const isReported = code === TOO_LARGE && this.readyState === this.OPEN
    if (isReported) this.send(TOO_LONG_FRAME)
    super.close(code, isReported ? 'the frame is too large' : reason)
  }
}
