/** What each row of the file comes to, the refused ones first. */
import {
  CheckmarkCircleRegular,
  DismissCircleRegular,
  EqualCircleRegular,
  PersonAddRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { EsitoRigaSoggetto, RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import {
  defineColonne,
  Etichetta,
  GrigliaDati,
  NUMERO,
  defineStato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { Sezione } from '../record/lines.tsx';

type Esito = EsitoRigaSoggetto['esito'];
interface Riga extends RigaSoggetto {
  esito: Esito;
  motivo: string;
}

const ESITI: Record<Esito, { testo: string; tono: Tono; icon: ReactElement }> = {
  rifiutato: { testo: 'Rifiutata', tono: 'negativo', icon: <DismissCircleRegular /> },
  nuovo: { testo: 'Nuovo', tono: 'positivo', icon: <PersonAddRegular /> },
  aggiornato: { testo: 'Aggiornato', tono: 'attenzione', icon: <CheckmarkCircleRegular /> },
  uguale: { testo: 'Già uguale', tono: 'spento', icon: <EqualCircleRegular /> },
  lasciato: { testo: 'Lasciato com’è', tono: 'spento', icon: <SubtractCircleRegular /> },
};
const ESITO = defineStato<Esito>({
  rifiutato: 'Rifiutata',
  aggiornato: 'Aggiornato',
  nuovo: 'Nuovo',
  uguale: 'Già uguale',
  lasciato: 'Lasciato com’è',
});
const ORDINE: readonly Esito[] = ['rifiutato', 'aggiornato', 'nuovo', 'lasciato', 'uguale'];

const colonna = defineColonne<Riga>();
const COLONNE = [
  colonna('riga', 'Riga', NUMERO, { larghezza: 76 }),
  colonna('esito', 'Esito', ESITO, {
    larghezza: 128,
    disegna: ({ esito }) => <Etichetta {...ESITI[esito]} />,
  }),
  colonna('motivo', 'Motivo', TESTO, { larghezza: 420 }),
  colonna('ragione_sociale', 'Ragione sociale', TESTO, { larghezza: 200 }),
  colonna('partita_iva', 'Partita IVA', TESTO, { larghezza: 120 }),
  colonna('codice_fiscale', 'Codice fiscale', TESTO, { larghezza: 150 }),
  colonna('iban', 'IBAN', TESTO, { larghezza: 230 }),
  colonna('comune', 'Comune', TESTO, { larghezza: 120 }),
];

export interface AnteprimaProps {
  righe: readonly RigaSoggetto[];
  esiti: readonly EsitoRigaSoggetto[];
}

export function Anteprima({ righe, esiti }: AnteprimaProps) {
  const rows = righe
    .flatMap((riga, at): Riga[] => {
      const esito = esiti[at];
      return esito ? [{ ...riga, esito: esito.esito, motivo: esito.motivi.join('; ') }] : [];
    })
    .toSorted((a, b) => ORDINE.indexOf(a.esito) - ORDINE.indexOf(b.esito) || a.riga - b.riga);
  const parts = ORDINE.flatMap((esito) => {
    const count = rows.filter((row) => row.esito === esito).length;
    const nomi: Record<Esito, [string, string]> = {
      rifiutato: ['rifiutata', 'rifiutate'],
      aggiornato: ['da aggiornare', 'da aggiornare'],
      nuovo: ['nuova', 'nuove'],
      lasciato: ['lasciata com’è', 'lasciate come sono'],
      uguale: ['già uguale', 'già uguali'],
    };
    return count === 0 ? [] : [formatCount(count, ...nomi[esito])];
  });
  return (
    <Sezione titolo={`${formatCount(rows.length, 'riga', 'righe')}: ${parts.join(', ')}`}>
      <GrigliaDati
        etichetta="Anteprima dei soggetti"
        colonne={COLONNE}
        righe={rows}
        getId={({ riga }) => riga}
        altezza="340px"
        filtri={false}
        classeRiga={({ esito, motivo }) =>
          esito === 'rifiutato' ? 'errore' : motivo === '' ? null : 'avviso'
        }
      />
    </Sezione>
  );
}
