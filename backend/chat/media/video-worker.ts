import type { VideoKind } from './file-kind.ts'
import { prepareVideo } from './prepare-video.ts'

// The process of one video. A file can be made so that reading it never ends; then this process is ended from outside.

// The parent process is gone.
process.on('disconnect', () => process.exit())
const [file = '', kind, copy = ''] = process.argv.slice(2)
process.send?.(await prepareVideo(file, kind as VideoKind, copy), () => process.disconnect())
