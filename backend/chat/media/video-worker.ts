import type { VideoKind } from '../../media/upload/file-kind.ts'
import { prepareVideo } from './prepare-video.ts'

// The process of one video. A crafted file can make reading it never end; then the parent kills this process.

// The parent process has ended.
process.on('disconnect', () => process.exit())
const [file = '', kind, copy = ''] = process.argv.slice(2)
process.send?.(await prepareVideo(file, kind as VideoKind, copy), () => process.disconnect())
