/** Whether this build is the static demo: it needs no server, and the browser keeps what a server would. */
export const isDemo = import.meta.env.PUBLIC_MOCK_API === '1';
