/** The folder of the media store with the private pictures of reports. */
export const DAMAGE_FILES = 'damage'

/** The storage name of a picture; spread over folders, as a folder with very many files is slow. */
export const evidenceName = (evidenceId: string): string =>
  `${DAMAGE_FILES}/${evidenceId.slice(0, 2)}/${evidenceId}`
