/** What the worker that reads a table is sent. */
export interface VersoTabella {
  files: readonly File[];
  azienda: string | null;
}
