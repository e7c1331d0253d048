/** Origin of the API for the browser; empty where it is the page's own. By itself, since every page loads it before any input. */
export const api = import.meta.env.PUBLIC_API_URL ?? '';
