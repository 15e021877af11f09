/** The cookie that names a session: a random id, signed. */
export const SESSION_COOKIE = 'quadra_sessione';
