import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Emscripten's errno for an input/output error. */
const EIO = 29

interface NodeStream {
  nfd: number
}

interface NodeFsModule {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } }
}

type NodeFsInit = NodeFS['init']

/**
 * PGlite's file system for Node with a real fsync: as published, fsync does nothing there and the
 * engine runs with fsync=off, so a power cut would lose commits it has confirmed
 * (electric-sql/pglite#1107). Folders are opened as native descriptors too, so PostgreSQL's own
 * order of file sync, rename and folder sync reaches the disk.
 */
export class DurableNodeFS extends NodeFS {
  syncCount = 0

  override async init(...[pglite, options]: Parameters<NodeFsInit>): ReturnType<NodeFsInit> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#install(module)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #install(module: unknown): void {
    if (!isNodeFsModule(module)) throw new Error('This PGlite version has no NODEFS to repair')
    module.NODEFS.stream_ops.fsync = (stream) => {
      try {
        fs.fsyncSync(stream.nfd)
      } catch {
        // PostgreSQL must see the failure as an errno: it then stops instead of trusting the disk.
        throw new module.FS.ErrnoError(EIO)
      }
      this.syncCount += 1
      return 0
    }
  }
}

function isNodeFsModule(module: unknown): module is NodeFsModule {
  return typeof module === 'object' && module !== null && 'NODEFS' in module && 'FS' in module
}
