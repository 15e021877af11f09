/** The parts of a layout: how values are written, and the columns. */
import { Button, Field, Input, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import { campoPrimaNotaSchema } from '#api/contract/prima-nota.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { moveItem } from '../voci/rules.ts';
import type { ContenutoTracciato } from './tracciati.ts';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
  },
  columns: { display: 'grid', gap: '6px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: '6px',
    alignItems: 'center',
  },
  legend: { padding: 0, marginBottom: '6px', fontWeight: tokens.fontWeightSemibold },
});

type Colonna = ContenutoTracciato['colonne'][number];

const CAMPI: Record<Colonna['campo'], string> = {
  numero: 'Numero della registrazione',
  data: 'Data',
  descrizione: 'Descrizione della registrazione',
  riferimento: 'Riferimento',
  conto: 'Codice conto, o il nome dove manca',
  nome_conto: 'Nome del conto',
  soggetto: 'Cliente o fornitore',
  descrizione_riga: 'Descrizione della riga',
  dare: 'Dare',
  avere: 'Avere',
  importo: 'Importo, positivo in dare',
  importo_assoluto: 'Importo senza segno',
  segno: 'Segno D o A',
  divisa: 'Divisa',
  fisso: 'Testo fisso',
};
const CHOICES = {
  separatore: { ';': 'Punto e virgola', ',': 'Virgola', '\t': 'Tabulazione', '|': 'Barra verticale' },
  decimali: { ',': 'Virgola', '.': 'Punto', nessuno: 'Centesimi interi' },
  data: {
    'gg/mm/aaaa': '31/12/2026',
    'aaaa-mm-gg': '2026-12-31',
    ggmmaaaa: '31122026',
    aaaammgg: '20261231',
  },
  codifica: { 'utf-8': 'UTF-8', 'utf-8-bom': 'UTF-8 con segno iniziale', 'windows-1252': 'Windows-1252' },
} as const;
const NOMI = {
  separatore: 'Fra le colonne',
  decimali: 'Decimali',
  data: 'Date',
  codifica: 'Codifica',
} as const;

/** How values are written. */
export function Notazioni({
  contenuto,
  cambia,
}: {
  contenuto: ContenutoTracciato;
  cambia: (patch: Partial<ContenutoTracciato>) => void;
}) {
  const styles = useStyles();
  return (
    <div className={styles.two}>
      {(Object.keys(NOMI) as (keyof typeof NOMI)[]).map((field) => (
        <Field key={field} label={NOMI[field]}>
          <NativeSelect
            label={NOMI[field]}
            valore={contenuto[field]}
            onChoose={(value) => cambia({ [field]: value })}
            voci={Object.entries(CHOICES[field])}
          />
        </Field>
      ))}
    </div>
  );
}

interface ColonneProps {
  colonne: readonly Colonna[];
  cambia: (columns: Colonna[]) => void;
}

/** The columns, in their order. */
export function Colonne({ colonne, cambia }: ColonneProps) {
  const styles = useStyles();
  const put = (at: number, patch: Partial<Colonna>) =>
    cambia(colonne.map((each, index) => (index === at ? { ...each, ...patch } : each)));
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>Colonne</legend>
      {colonne.map((column, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no name of its own but its place
        <div key={at} className={styles.column}>
          <NativeSelect
            label={`Che cosa contiene la colonna ${at + 1}`}
            valore={column.campo}
            onChoose={(field) => put(at, { campo: field as Colonna['campo'] })}
            voci={campoPrimaNotaSchema.options.map((field) => [field, CAMPI[field]] as const)}
          />
          <Input
            aria-label={
              column.campo === 'fisso' ? `Testo della colonna ${at + 1}` : `Titolo della colonna ${at + 1}`
            }
            value={column.campo === 'fisso' ? column.testo : column.titolo}
            maxLength={60}
            onChange={(_event, { value }) =>
              put(at, column.campo === 'fisso' ? { testo: value } : { titolo: value })
            }
          />
          <span>
            <Tooltip content="Su" relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowUpRegular />}
                disabledFocusable={at === 0}
                onClick={() => cambia([...moveItem(colonne, at, at - 1)])}
              />
            </Tooltip>
            <Tooltip content="Giù" relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowDownRegular />}
                disabledFocusable={at === colonne.length - 1}
                onClick={() => cambia([...moveItem(colonne, at, at + 1)])}
              />
            </Tooltip>
            <Tooltip content="Togli" relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                disabledFocusable={colonne.length === 1}
                onClick={() => (colonne.length > 1 ? cambia(colonne.toSpliced(at, 1)) : undefined)}
              />
            </Tooltip>
          </span>
        </div>
      ))}
      <span>
        <Button
          size="small"
          icon={<AddRegular />}
          onClick={() => cambia([...colonne, { campo: 'descrizione', titolo: CAMPI.descrizione, testo: '' }])}
        >
          Aggiungi una colonna
        </Button>
      </span>
    </fieldset>
  );
}
