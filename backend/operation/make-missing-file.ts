/**
 * Makes a file of the chat that has a row but no bytes yet, and stores it.
 * @returns its size in bytes; null when it cannot be made
 */
export type MakeMissingFile = (mediaId: string) => Promise<number | null>
