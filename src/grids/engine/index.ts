/** The grid engine's public face. */
export type { Azione, ContestoAzione } from './azioni.ts';
export { AGGIORNA, ESPORTA, ESPORTA_COME } from './azioni-comuni.tsx';
export type { DomandaBlocchi } from './blocchi/domanda.ts';
export { type FonteBlocchi, SOGLIA, type ValoriServer } from './blocchi/fonte.ts';
export { colonne } from './colonne.ts';
export { Etichetta } from './etichetta.tsx';
export type { Tono } from './etichetta.tsx';
export type { FileOrigine } from './export/cartella.ts';
export { GrigliaDati } from './griglia-dati.tsx';
export { DATA, IMPORTO, ISTANTE, NOTA, NUMERO, SI_NO, stato, TESTO } from './kinds.ts';
export type { TipoColonna } from './kinds.ts';
export { pigro } from './pigro.tsx';
export type { CambioRiga } from './righe.ts';
export { createModifiche } from './modifica/modifiche.ts';
export type { Modifiche } from './modifica/modifiche.ts';
export type { EsitoSalvataggio, RichiestaRiga } from './modifica/coda.ts';
export { createRighe } from './righe.ts';
export type { Pagina, Righe, StatoRighe, VistaRighe } from './righe.ts';
export { SceltaNativa } from './scelta-nativa.tsx';
export { Segmenti } from './segmenti.tsx';
export type { Riepilogo } from './somme.ts';
export { conteggio, formatIntero, semplifica } from './testo.ts';
export type {
  Chiave,
  Colonna,
  GrigliaDatiProps,
  Inclusione,
  Modifica,
  OpzioniColonna,
  SegnoRiga,
} from './types.ts';
export { defineWorkspace } from './workspace.ts';
export type { StatoVuoto, Workspace } from './workspace.ts';
export { WorkspaceGrid } from './workspace-grid.tsx';
export type { WorkspaceGridProps } from './workspace-grid.tsx';
