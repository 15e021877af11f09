/** A page whose code could not be fetched: the server is silent, or has a newer version. */
export class PaginaMancante extends Error {
  override readonly name = 'PaginaMancante';
  constructor(cause: unknown) {
    super('the page could not be fetched', { cause });
  }
}
