/** How many documents the dashboard's two lists show. */
export const SHOWN_DOCUMENTS = 3;
