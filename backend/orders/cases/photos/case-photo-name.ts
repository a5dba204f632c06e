/** The storage name of a photo; spread over folders, as a folder with very many files is slow. */
export const casePhotoName = (photoId: string): string => `cases/${photoId.slice(0, 2)}/${photoId}`
