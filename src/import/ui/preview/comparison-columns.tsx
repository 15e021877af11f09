/** The columns of the comparison: what each row of the file is or may be, and what the person says of it. */
import {
  ArchiveRegular,
  CheckmarkCircleRegular,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import {
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  NUMERO,
  type SegnoRiga,
  defineStato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { formatCount } from '../words.ts';
import type { EsitoPresenza, VoceConfronto } from '../state/comparison.ts';
import { isDaDecidere, isInclusa } from '../state/righe.ts';

const ESITI: Record<EsitoPresenza, { testo: string; tono: Tono; icon: ReactElement }> = {
  uguale: { testo: 'Uguale', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  simile: { testo: 'Forse la stessa', tono: 'attenzione', icon: <QuestionCircleRegular /> },
  ambigua: { testo: 'Più candidate', tono: 'attenzione', icon: <WarningRegular /> },
  solo_archivio: { testo: 'Solo in archivio', tono: 'neutro', icon: <ArchiveRegular /> },
};
const PAROLE: Record<EsitoPresenza, string> = {
  uguale: ESITI.uguale.testo,
  simile: ESITI.simile.testo,
  ambigua: ESITI.ambigua.testo,
  solo_archivio: ESITI.solo_archivio.testo,
};

type Decisione = 'da_decidere' | 'importa' | 'lascia';
const DECISIONI: Record<Decisione, string> = {
  da_decidere: 'Da decidere',
  importa: 'Importa',
  lascia: 'È già presente',
};
const decisioneDi = ({ file }: VoceConfronto): Decisione | null => {
  if (!file) return null;
  if (isDaDecidere(file)) return 'da_decidere';
  return isInclusa(file) ? 'importa' : 'lascia';
};

/** Why a row may be one of the books, and which others it may be. */
function perche({ esito, somiglianze, archivio }: VoceConfronto): string {
  if (esito === 'uguale') return 'Stessa data, importo e descrizione';
  if (esito === 'solo_archivio') return 'Nel file non c’è';
  const [first] = somiglianze;
  if (!first || !archivio) return '';
  const giorni =
    first.giorni === 0 ? 'stesso giorno' : `${formatCount(first.giorni, 'giorno', 'giorni')} di differenza`;
  const parole =
    first.testo === 0 ? 'nessuna parola in comune' : `parole in comune ${Math.round(first.testo * 100)}%`;
  const motivo = `Importo uguale, ${giorni}, ${parole}`;
  const altre = somiglianze
    .slice(1, 4)
    .map(({ presente }) => `${formatData(presente.data)} «${presente.descrizione.slice(0, 40)}»`);
  return altre.length === 0 ? motivo : `${motivo}. Oppure: ${altre.join('; ')}`;
}

const colonna = defineColonne<VoceConfronto>();

/** The columns; `decidi` is told what the person chose for a row of the file. */
export const makeConfrontoColonne = (
  decidi: (id: number, scelta: boolean | null) => void,
  scelta: string,
) => [
  colonna('esito', 'Esito', defineStato(PAROLE), {
    larghezza: 148,
    disegna: ({ esito }) => <Etichetta {...ESITI[esito]} />,
  }),
  colonna.calcolata<string>('decisione', 'Decisione', defineStato(DECISIONI), decisioneDi, {
    larghezza: 150,
    nonEsportare: true,
    disegna: (voce) => {
      const decisione = decisioneDi(voce);
      if (decisione === null) return null;
      return (
        <NativeSelect
          piccola
          className={scelta}
          etichetta={`Decisione sulla riga ${voce.file?.riga ?? ''}`}
          valore={decisione}
          onScegli={(valore) => decidi(voce.id, valore === 'da_decidere' ? null : valore === 'importa')}
        >
          {(Object.keys(DECISIONI) as Decisione[])
            .filter((each) => each !== 'da_decidere' || voce.somiglianze.length > 0)
            .map((each) => (
              <option key={each} value={each}>
                {DECISIONI[each]}
              </option>
            ))}
        </NativeSelect>
      );
    },
  }),
  colonna.calcolata<number>('riga', 'Riga', NUMERO, ({ file }) => file?.riga ?? null, { larghezza: 68 }),
  colonna.calcolata<Giorno>('data', 'Data nel file', DATA, ({ file }) => file?.data ?? null, {
    larghezza: 108,
  }),
  colonna.calcolata<Giorno>('data_archivio', 'In archivio', DATA, ({ archivio }) => archivio?.data ?? null, {
    larghezza: 108,
  }),
  colonna.calcolata<Centesimi>(
    'importo',
    'Importo',
    IMPORTO,
    ({ file, archivio }) => (file ?? archivio)?.importo ?? null,
  ),
  colonna.calcolata<string>(
    'descrizione',
    'Descrizione nel file',
    TESTO,
    ({ file }) => file?.descrizione ?? null,
    {
      flessibile: true,
      larghezza: 230,
    },
  ),
  colonna.calcolata<string>(
    'descrizione_archivio',
    'Descrizione in archivio',
    TESTO,
    ({ archivio }) => archivio?.descrizione ?? null,
    { flessibile: true, larghezza: 230 },
  ),
  colonna.calcolata<string>('perche', 'Perché', TESTO, perche, { larghezza: 260 }),
  colonna.calcolata<string>(
    'nome_file',
    'Venuta da',
    TESTO,
    ({ archivio }) => archivio && (archivio.nome_file ?? `importazione ${archivio.id_imp}`),
    { larghezza: 170 },
  ),
];

export const getConfrontoMark = (voce: VoceConfronto): SegnoRiga | null => {
  const decisione = decisioneDi(voce);
  return decisione === 'da_decidere' ? 'avviso' : decisione === 'importa' ? 'nuova' : null;
};
export const getId = ({ id }: VoceConfronto) => id;
