/**
 * The grid engine's public face.
 *
 * An area declares a `Workspace`: rows (`createRighe`), columns (`colonne`, with the kinds of `kinds.ts` or `soggetto`),
 * actions as data, and, where cells can be changed, `createModifiche`. `WorkspaceGrid` draws it all. `GrigliaDati` is the
 * bare grid of a preview. Columns may be made at run time: keep the array the same object until they are others, since
 * another array is another grid; `campo` is their identity in views, addresses and exports.
 *
 * Rows beyond `SOGLIA` need a `FonteBlocchi`; its `gruppi` may be missing, and grouping then says why it does not. What is
 * not exported here may change without notice.
 */
export type { Azione, ContestoAzione } from './azioni.ts';
export { AGGIORNA, ESPORTA, ESPORTA_COME } from './azioni-comuni.tsx';
export type { DomandaBlocchi } from './blocchi/domanda.ts';
export { type FonteBlocchi, type GruppiServer, SOGLIA, type ValoriServer } from './blocchi/fonte.ts';
export { colonne } from './colonne.ts';
export { Etichetta } from './etichetta.tsx';
export type { Tono } from './etichetta.tsx';
export type { FileOrigine } from './export/cartella.ts';
export { scarica } from './export/esporta.ts';
export { GrigliaDati } from './griglia-dati.tsx';
export { DATA, IMPORTO, ISTANTE, NOTA, NUMERO, SI_NO, stato, TESTO } from './kinds.ts';
export type { TipoColonna } from './kinds.ts';
export type { CambioRiga } from './righe.ts';
export type { Passo } from './storia/storia.ts';
export { createModifiche } from './modifica/modifiche.ts';
export type { Modifiche } from './modifica/modifiche.ts';
export type { EsitoSalvataggio, Fine, RichiestaRiga } from './modifica/richieste.ts';
export { createRighe } from './righe.ts';
export type { Pagina, Righe, StatoRighe, VistaRighe } from './righe.ts';
export { soggetto } from './soggetto.ts';
export type { TipoSoggetto } from './soggetto.ts';
export type { Suggerimento, Suggeritore } from './suggerimenti.ts';
export type { Riepilogo, SommaDivisa } from './somme.ts';
export { VERSI_PARTITE } from './versi.ts';
export type {
  Chiave,
  Colonna,
  GrigliaDatiProps,
  Inclusione,
  Modifica,
  OpzioniColonna,
  SegnoRiga,
} from './types.ts';
export { parametriAttuali } from './viste/parametri.ts';
export { useRicercaIndirizzo } from './viste/use-ricerca.ts';
export { defineWorkspace } from './workspace.ts';
export type { RigheScelte, StatoVuoto, Workspace } from './workspace.ts';
export { WorkspaceGrid } from './workspace-grid.tsx';
export type { WorkspaceGridProps } from './workspace-grid.tsx';
