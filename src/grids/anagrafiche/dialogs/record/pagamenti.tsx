/** What was collected from a soggetto and paid to it, newest first. */
import type { AnswerOf } from '#api/client.ts';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { formatImporto } from '#domain/importi.ts';
import { defineColonne, DATA, DataGrid, IMPORTO, defineStato, TESTO } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { useCalled } from '#state/use-reading.ts';
import { DaLettura } from './from-reading.tsx';
import { Nothing, RecordSection } from './lines.tsx';

const column = defineColonne<Pagamento>();
const PRIME = [
  column('data', 'Data', DATA, { larghezza: 108 }),
  column(
    'verso',
    'Verso',
    defineStato({ incasso: 'Incasso', pagamento: 'Pagamento', compensazione: 'Compensazione' }),
    { larghezza: 120 },
  ),
  column('importo', 'Importo', IMPORTO, { larghezza: 112 }),
];
const DIVISA = column('divisa', 'Divisa', TESTO, { larghezza: 84 });
const DOCUMENTI = [
  column.computed(
    'documenti',
    'Documenti',
    TESTO,
    ({ partite }) => partite.flatMap(({ numero_documento }) => numero_documento ?? []).join(', '),
    { larghezza: 190 },
  ),
];
const COLONNE = [...PRIME, ...DOCUMENTI];
/** Where all is in euro, as nearly always, the divisa says nothing. */
const CON_DIVISA = [...PRIME, DIVISA, ...DOCUMENTI];

/** Rows of the panel: the others are in the area of the payments. */
const LIMITE = 500;

export function Pagamenti({ id }: { id: number }) {
  const lettura = useCalled('pagamenti', { query: { id_soggetto: id, limit: LIMITE } });
  return (
    <DaLettura lettura={lettura} attesa="Lettura dei pagamenti…">
      {(data) => <Elenco dati={data} />}
    </DaLettura>
  );
}

function Elenco({ dati }: { dati: AnswerOf<'pagamenti'> }) {
  if (dati.pagamenti.length === 0)
    return <Nothing>Nessun pagamento: compaiono qui quando una partita del soggetto viene abbinata.</Nothing>;
  return (
    <RecordSection titolo="Pagamenti">
      <p style={{ margin: 0 }}>
        {formatCount(dati.totale, 'pagamento', 'pagamenti')}
        {dati.divise.map(({ divisa, entrate, uscite }) => (
          <span key={divisa}>
            {entrate === 0 ? '' : ` · ${formatImporto(entrate)} ${divisa} incassati`}
            {uscite === 0 ? '' : ` · ${formatImporto(Math.abs(uscite))} ${divisa} pagati`}
          </span>
        ))}
        {dati.totale > dati.pagamenti.length ? ` · qui i primi ${dati.pagamenti.length}` : ''}
      </p>
      <DataGrid
        label="Pagamenti del soggetto"
        colonne={dati.pagamenti.some(({ divisa }) => divisa !== 'EUR') ? CON_DIVISA : COLONNE}
        righe={dati.pagamenti}
        getId={(riga) => riga.id}
        height="360px"
        filtri={false}
      />
    </RecordSection>
  );
}
