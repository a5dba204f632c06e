/** The storage name of a picture; spread over folders, as a folder with very many files is slow. */
export const questionFileName = (fileId: string): string =>
  `question/${fileId.slice(0, 2)}/${fileId}`
