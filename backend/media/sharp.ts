import sharp from 'sharp'

// The one place that sharp comes from, so that no picture is read without these settings.

// One thread for each picture: the queues decide how many there are at once.
sharp.concurrency(1)
sharp.cache(false)
// Unused decoders are blocked, so that they cannot be attacked. We render SVG of our own and accept none from users.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map(
    (format) => `VipsForeignLoad${format}`,
  ),
})

export { default, type OverlayOptions, type Sharp } from 'sharp'
