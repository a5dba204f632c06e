/** The storage name of a picture of a dispute; spread over folders, as a folder with very many files is slow. */
export const disputePictureName = (evidenceId: string): string =>
  `disputes/${evidenceId.slice(0, 2)}/${evidenceId}`
