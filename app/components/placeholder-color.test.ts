import { expect, it } from 'vitest'
import { placeholderColor } from './placeholder-color.ts'

const hintOf = (color: string) => `color-mix(in srgb,${color} 30%,var(--color-surface-3))`

it('a placeholder is near the colour of its picture', () => {
  expect(placeholderColor('#5d6470')).toBe(hintOf('#666'))
  expect(placeholderColor('#FDF0C9')).toBe(hintOf('#ffc'))
  expect(placeholderColor('#000000')).toBe(hintOf('#000'))
})

it('an invalid colour gives no placeholder, whatever it would do in a style', () => {
  for (const wrong of ['', 'red', '#fff', '#12345g', '#123456;position:fixed'])
    expect(placeholderColor(wrong)).toBeUndefined()
})
