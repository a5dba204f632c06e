/** Nothing of a form's photos stays in this browser. @param slot of the user and the form */
export async function forgetPhotosOf(slot: string): Promise<void> {
  const store = await import('./photos/shelf-store.ts').catch(() => null)
  await store?.forgetPhotos(slot).catch(() => undefined)
}
