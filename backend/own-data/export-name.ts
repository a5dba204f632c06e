/** The folder of the media store with the copies that members asked for. */
export const EXPORT_FILES = 'exports'

export const exportName = (fileId: string): string => `${EXPORT_FILES}/${fileId}`
