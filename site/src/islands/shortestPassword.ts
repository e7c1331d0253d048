/** Characters that a new password has at least; the API refuses shorter ones. */
export const shortestPassword = 8;
