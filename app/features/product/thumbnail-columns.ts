const COLUMNS = { 5: 'grid-cols-5', 6: 'grid-cols-6', 8: 'grid-cols-8' } as const

/** The class for a number of pictures: no thumbnail stands alone in a second row. */
export function thumbnailColumns(count: number): (typeof COLUMNS)[keyof typeof COLUMNS] {
  if (count <= 6) return COLUMNS[6]
  if (count <= 8) return COLUMNS[8]
  return count <= 10 ? COLUMNS[5] : COLUMNS[6]
}
