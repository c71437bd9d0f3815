/** What looks after a guest who is left comes after the sign-in. By itself, so that only the first file lists what it takes. */
export const loadLeaveGuest = () => import('./leave-guest.ts')
