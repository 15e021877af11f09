/** With more rows than this, what is done to all of them is done in pieces. */
export const MANY = 20_000;
