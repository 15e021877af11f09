/** The two doors of the import wizard, each with the registro of past imports below. */
import { ImportazioniPage } from '#grids/importazioni/index.ts';
import { ImportaPage } from '#import/ui/index.ts';

export const ImportCsvPage = () => <ImportaPage registro={<ImportazioniPage sezione />} pdf={false} />;
export const ImportPdfPage = () => <ImportaPage registro={<ImportazioniPage sezione />} pdf />;
