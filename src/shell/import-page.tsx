/** The two doors of the import wizard, each with the registro of past imports below. */
import { AnnullaUna, ImportazioniPage } from '#grids/importazioni/index.ts';
import { type DisegnaAnnullo, ImportaPage, Rilettura } from '#import/ui/index.ts';

const registro = <ImportazioniPage section rilettura={(props) => <Rilettura {...props} />} />;
const annulment: DisegnaAnnullo = (props) => <AnnullaUna {...props} />;

export const ImportCsvPage = () => <ImportaPage registro={registro} annullo={annulment} pdf={false} />;
export const ImportPdfPage = () => <ImportaPage registro={registro} annullo={annulment} pdf />;
