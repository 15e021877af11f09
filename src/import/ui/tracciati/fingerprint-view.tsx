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
  NOMI_TRACCIATO.filter((campo) => getCampoRiga(campo).confronto === 'data'),
);
const SOLDI: ReadonlySet<CampoTracciato> = new Set<CampoTracciato>([
  ...NOMI_TRACCIATO.filter((campo) => getCampoRiga(campo).soldi),
  'dare',
  'avere',
  'commissione',
]);

/** What the cells of a column must hold. */
function contenuto(campo: CampoTracciato, { ordine_data, decimali }: Lettura): string {
  if (DATE.has(campo)) return `Date ${ORDINI[ordine_data]}`;
  if (SOLDI.has(campo)) return decimali === ',' ? 'Importi con la virgola' : 'Importi con il punto';
  if (campo === 'divisa') return 'Codice della divisa';
  if (campo === 'indicatore') return 'D o A, + o −';
  return 'Testo';
}

export function ImprontaVista({ lettura }: { lettura: Lettura }) {
  const styles = useStyles();
  const { formato, delimitatore, codifica, intestazione } = lettura;
  const separatore = delimitatore === '\t' ? 'tabulazione' : `«${delimitatore}»`;
  const dove = ['csv', 'txt'].includes(formato)
    ? `, separatore ${separatore}, codifica ${codifica ?? '—'}`
    : '';
  return (
    <div className={styles.root}>
      <Caption1 className={styles.quiet}>
        {formato.toUpperCase()}
        {dove}. {intestazione.length === 0 ? 'Il file non ha intestazione.' : ''} Un file che non corrisponde
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
          {Array.from({ length: countColonne(lettura) }, (_, indice) => {
            const campo = lettura.colonne.find((colonna) => colonna.indice === indice)?.campo ?? null;
            return (
              <TableRow key={indice}>
                <TableCell>{formatColonna(lettura, indice)}</TableCell>
                <TableCell>{campo === null ? 'Non usata' : CAMPI[campo]}</TableCell>
                <TableCell>{campo === null ? '—' : contenuto(campo, lettura)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}
