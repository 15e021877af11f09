/** The registries, with the reader of files that their import needs. */
import { AnagrafichePage as Pagina } from '#grids/anagrafiche/index.ts';
import { leggiTabellaNelWorker } from '#import/ui/lettore/tabella.ts';

export const AnagrafichePage = () => <Pagina leggiTabella={leggiTabellaNelWorker} />;
