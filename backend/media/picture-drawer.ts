import type { Raster } from './raster.ts'

/** Draws pictures that have no file. What a recipe says is known to the drawer alone. */
export interface PictureDrawer {
  /**
   * Draws the recipe of a row of the table `media`.
   * @throws Error when the drawer cannot read the recipe
   */
  drawRecipe(recipe: unknown, width: number, height: number): Promise<Raster>
  /** Draws the square picture that decorates the cards of pages. */
  drawStillLife(size: number): Promise<Raster>
}
