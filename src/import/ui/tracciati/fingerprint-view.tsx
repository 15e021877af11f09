/** What a file must look like for a tracciato to read it: its header, and what its columns hold. */
import {
  Caption1,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { getCampoRiga, NOMI_TRACCIATO } from '#api/contract/riga.ts';
import type { CampoTracciato, Lettura } from '#api/contract/tracciati.ts';
import { CAMPI, countColonne, formatColonna } from '../columns/corrected-reading.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', overflowX: 'auto' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const ORDINI = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno-mese-giorno' } as const;
const DATE: ReadonlySet<CampoTracciato> = new Set(
  NOMI_TRACCIATO.filter((field) => getCampoRiga(field).confronto === 'data'),
);
const MONEY: ReadonlySet<CampoTracciato> = new Set<CampoTracciato>([
  ...NOMI_TRACCIATO.filter((field) => getCampoRiga(field).soldi),
  'dare',
  'avere',
  'commissione',
]);

/** What the cells of a column must hold. */
function content(field: CampoTracciato, { ordine_data, decimali }: Lettura): string {
  if (DATE.has(field)) return `Date ${ORDINI[ordine_data]}`;
  if (MONEY.has(field)) return decimali === ',' ? 'Importi con la virgola' : 'Importi con il punto';
  if (field === 'divisa') return 'Codice della divisa';
  if (field === 'indicatore') return 'D o A, + o −';
  return 'Testo';
}

export function ImprontaVista({ lettura }: { lettura: Lettura }) {
  const styles = useStyles();
  const { formato, delimitatore, codifica, intestazione } = lettura;
  const separator = delimitatore === '\t' ? 'tabulazione' : `«${delimitatore}»`;
  const where = ['csv', 'txt'].includes(formato)
    ? `, separatore ${separator}, codifica ${codifica ?? '—'}`
    : '';
  return (
    <div className={styles.root}>
      <Caption1 className={styles.quiet}>
        {formato.toUpperCase()}
        {where}. {intestazione.length === 0 ? 'Il file non ha intestazione.' : ''} Un file che non corrisponde
        ferma l’importazione e mostra le differenze.
      </Caption1>
      <Table size="small" aria-label="Impronta del tracciato">
        <TableHeader>
          <TableRow>
            <TableHeaderCell>Colonna del file</TableHeaderCell>
            <TableHeaderCell>Diventa</TableHeaderCell>
            <TableHeaderCell>Deve contenere</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {Array.from({ length: countColonne(lettura) }, (_, index) => {
            const field = lettura.colonne.find((column) => column.indice === index)?.campo ?? null;
            return (
              <TableRow key={index}>
                <TableCell>{formatColonna(lettura, index)}</TableCell>
                <TableCell>{field === null ? 'Non usata' : CAMPI[field]}</TableCell>
                <TableCell>{field === null ? '—' : content(field, lettura)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}
