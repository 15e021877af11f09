/** The two doors of the import wizard, each with the registro of past imports below. */
import { ImportazioniPage } from '#grids/importazioni/index.ts';
import { ImportaPage, Rilettura } from '#import/ui/index.ts';

const registro = <ImportazioniPage sezione rilettura={(props) => <Rilettura {...props} />} />;

export const ImportCsvPage = () => <ImportaPage registro={registro} pdf={false} />;
export const ImportPdfPage = () => <ImportaPage registro={registro} pdf />;
