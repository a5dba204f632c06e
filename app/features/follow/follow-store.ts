import { createHeartStore } from '#app/features/hearts/heart-store.ts'

/** Which stores the member follows, by store number, as this document knows it. On the server it is never written. */
export const followStore = createHeartStore()
