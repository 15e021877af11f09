/** The registries, with the reader of files that their import needs. */
import { AnagrafichePage as Pagina } from '#grids/anagrafiche/index.ts';
import { readTableInWorker } from '#import/ui/reader/table.ts';

export const AnagrafichePage = () => <Pagina readTable={readTableInWorker} />;
