import type { NameTable } from './name-table.ts'

/** The table that the build has made. In the sources there is none; scripts/build.mjs puts the reader of its file here. */
export const builtNameTable = (): NameTable | null => null
