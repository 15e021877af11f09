import type { Backup } from '#api/contract/backup.ts';

/** The copies that concern an azienda: its own, and those of the whole database where `whole`. */
export const filterVisible = (backup: readonly Backup[], idAzienda: number, whole: boolean): Backup[] =>
  backup.filter(({ nome, tipo }) =>
    tipo === 'database' ? whole : nome.startsWith(`quadra-azienda-${idAzienda}-`),
  );
