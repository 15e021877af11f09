import type { Backup } from '#api/contract/backup.ts';

/** The copies that concern an azienda: its own, and those of the whole database where `intere`. */
export const filterVisible = (backup: readonly Backup[], idAzienda: number, intere: boolean): Backup[] =>
  backup.filter(({ nome, tipo }) =>
    tipo === 'database' ? intere : nome.startsWith(`quadra-azienda-${idAzienda}-`),
  );
