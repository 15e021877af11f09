/** What was collected from a soggetto and paid to it, newest first. */
import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useCallback } from 'react';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { formatImporto } from '#domain/importi.ts';
import { colonne, conteggio, DATA, GrigliaDati, IMPORTO, stato, TESTO } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useLettura } from './use-lettura.ts';
import { Niente, Sezione } from './voci.tsx';

const colonna = colonne<Pagamento>();
const COLONNE = [
  colonna('data', 'Data', DATA, { larghezza: 108 }),
  colonna(
    'verso',
    'Verso',
    stato({ incasso: 'Incasso', pagamento: 'Pagamento', compensazione: 'Compensazione' }),
    { larghezza: 120 },
  ),
  colonna('importo', 'Importo', IMPORTO, { larghezza: 112 }),
  colonna.calcolata(
    'documenti',
    'Documenti',
    TESTO,
    ({ partite }) => partite.flatMap(({ numero_documento }) => numero_documento ?? []).join(', '),
    { larghezza: 190 },
  ),
];

/** Rows of the panel: the others are in the area of the payments. */
const LIMITE = 500;

export function Pagamenti({ id }: { id: number }) {
  const client = useAtomValue(clientAtom);
  const leggi = useCallback(
    (signal?: AbortSignal) => client.call('pagamenti', { query: { id_soggetto: id, limit: LIMITE }, signal }),
    [client, id],
  );
  const { dati, errore, rileggi } = useLettura(leggi);
  if (errore !== null)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {errore}{' '}
          <Button size="small" onClick={() => void rileggi()}>
            Riprova
          </Button>
        </MessageBarBody>
      </MessageBar>
    );
  if (!dati) return <Spinner label="Lettura dei pagamenti…" />;
  if (dati.pagamenti.length === 0)
    return <Niente>Nessun pagamento: compaiono qui quando una partita del soggetto viene abbinata.</Niente>;
  return (
    <Sezione titolo="Pagamenti">
      <p style={{ margin: 0 }}>
        {conteggio(dati.totale, 'pagamento', 'pagamenti')}
        {dati.divise.map(({ divisa, entrate, uscite }) => (
          <span key={divisa}>
            {entrate === 0 ? '' : ` · ${formatImporto(entrate)} ${divisa} incassati`}
            {uscite === 0 ? '' : ` · ${formatImporto(Math.abs(uscite))} ${divisa} pagati`}
          </span>
        ))}
        {dati.totale > dati.pagamenti.length ? ` · qui i primi ${dati.pagamenti.length}` : ''}
      </p>
      <GrigliaDati
        etichetta="Pagamenti del soggetto"
        colonne={COLONNE}
        righe={dati.pagamenti}
        getId={(riga) => riga.id}
        altezza="360px"
        filtri={false}
      />
    </Sezione>
  );
}
