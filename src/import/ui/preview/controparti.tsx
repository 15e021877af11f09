/** Who the file is about: each name with its proposal, confirmed one by one or together, or made anew. */
import { Button, Caption1, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  CheckmarkCircleRegular,
  LightbulbRegular,
  PersonQuestionMarkRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { type ReactElement, useMemo, useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import {
  defineColonne,
  Etichetta,
  GrigliaDati,
  IMPORTO,
  NUMERO,
  type SegnoRiga,
  defineStato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatCount, formatIntero } from '../words.ts';
import {
  cercaContropartiAtom,
  filterConfirmable,
  confermaAtom,
  confermaSopraAtom,
  creaSoggettiAtom,
  filterToCreate,
  isAperta,
  getProposta,
  vociAtom,
} from '../state/controparti.ts';
import type { StatoControparti, VoceControparte } from '../state/types.ts';
import { CercaSoggetto } from './search-soggetto.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateRows: 'auto minmax(240px, 1fr)', gap: '8px', minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  caption: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  soglia: { width: '150px' },
  scelta: { width: '100%' },
  attesa: { alignSelf: 'start', justifySelf: 'start' },
});

type Condizione = 'nota' | 'confermata' | 'proposta' | 'rivali' | 'sconosciuta';
const CONDIZIONI: Record<Condizione, { testo: string; tono: Tono; icon: ReactElement }> = {
  nota: { testo: 'Conosciuta', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  confermata: { testo: 'Confermata', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  proposta: { testo: 'Proposta', tono: 'attenzione', icon: <LightbulbRegular /> },
  rivali: { testo: 'Più candidati', tono: 'attenzione', icon: <WarningRegular /> },
  sconosciuta: { testo: 'Sconosciuta', tono: 'neutro', icon: <PersonQuestionMarkRegular /> },
};
const PAROLE = {
  nota: 'Conosciuta',
  confermata: 'Confermata',
  proposta: 'Proposta',
  rivali: 'Più candidati',
  sconosciuta: 'Sconosciuta',
};

function condizione(voce: VoceControparte): Condizione {
  if (voce.confermato) return 'confermata';
  if (voce.nota) return 'nota';
  if (voce.candidati.length === 0) return 'sconosciuta';
  return getProposta(voce) ? 'proposta' : 'rivali';
}

const nomeDi = ({ nome, ibans: [iban = ''] }: VoceControparte): string => (nome === '' ? iban : nome);
const NESSUNO = '';
const NUOVO = 'nuovo';
const CERCA = 'cerca';

function perche({ candidati: [first, ...others] }: VoceControparte): string | null {
  if (!first) return null;
  const rivali = others.filter(({ punteggio }) => punteggio === first.punteggio);
  const anche = rivali.map(({ ragione_sociale }) => ragione_sociale).join(', ');
  return `${first.motivi.join(', ')}${anche === '' ? '' : `. Alla pari con ${anche}`}`;
}

/** Whose it is, or may be: a proposal is told from what was confirmed, for the filter and for the grid to draw it anew. */
function soggettoDi({ nota, confermato, candidati: [first] }: VoceControparte): string | null {
  if (confermato) return confermato.ragione_sociale;
  if (!first) return null;
  return nota ? first.ragione_sociale : `${first.ragione_sociale} (da confermare)`;
}

const colonna = defineColonne<VoceControparte>();

interface Azioni {
  onConferma: (id: number, confermato: VoceControparte['confermato']) => void;
  onCrea: (voci: readonly VoceControparte[]) => void;
  onCerca: (voce: VoceControparte) => void;
}

function Scelta({
  voce,
  classe,
  onConferma,
  onCrea,
  onCerca,
}: Azioni & { voce: VoceControparte; classe: string }) {
  const { candidati, confermato } = voce;
  const nuovo = confermato && !candidati.some(({ id_soggetto }) => id_soggetto === confermato.id_soggetto);
  return (
    <NativeSelect
      piccola
      className={classe}
      etichetta={`Soggetto di ${nomeDi(voce)}`}
      valore={confermato ? String(confermato.id_soggetto) : NESSUNO}
      onScegli={(valore) => {
        if (valore === NUOVO) return onCrea([voce]);
        if (valore === CERCA) return onCerca(voce);
        const scelto = candidati.find(({ id_soggetto }) => String(id_soggetto) === valore);
        onConferma(voce.id, scelto ?? null);
      }}
    >
      <option value={NESSUNO}>{candidati.length === 0 ? 'Nessuno' : 'Da confermare'}</option>
      {nuovo && <option value={confermato.id_soggetto}>{confermato.ragione_sociale}</option>}
      {candidati.map(({ id_soggetto, ragione_sociale, punteggio }) => (
        <option key={id_soggetto} value={id_soggetto}>
          {ragione_sociale} ({punteggio}%)
        </option>
      ))}
      <option value={CERCA}>Cerca nelle anagrafiche</option>
      {voce.nome !== '' && !nuovo && <option value={NUOVO}>Nuovo soggetto</option>}
    </NativeSelect>
  );
}

const creaColonne = (azioni: Azioni, classe: string) => [
  colonna.calcolata<string>('nome', 'Nel file', TESTO, nomeDi, { larghezza: 240, flessibile: true }),
  colonna.calcolata<string>('condizione', 'Stato', defineStato(PAROLE), condizione, {
    larghezza: 138,
    disegna: (voce) => <Etichetta {...CONDIZIONI[condizione(voce)]} />,
  }),
  colonna.calcolata<string>('soggetto', 'Soggetto', TESTO, soggettoDi, {
    larghezza: 280,
    disegna: (voce) =>
      voce.nota ? voce.candidati[0]?.ragione_sociale : <Scelta voce={voce} classe={classe} {...azioni} />,
  }),
  colonna.calcolata<number>(
    'punteggio',
    'Punteggio',
    NUMERO,
    ({ candidati: [first] }) => first?.punteggio ?? null,
    {
      larghezza: 104,
    },
  ),
  colonna.calcolata<string>('perche', 'Perché', TESTO, perche, { larghezza: 280, flessibile: true }),
  colonna('righe', 'Righe', NUMERO, { larghezza: 84 }),
  colonna.calcolata<Centesimi>('importo', 'Totale', IMPORTO, ({ importo }) => toCentesimi(importo)),
];
const getId = ({ id }: VoceControparte) => id;
const segnoOf = (voce: VoceControparte): SegnoRiga | null => {
  if (voce.confermato) return 'nuova';
  return isAperta(voce) && voce.candidati.length > 0 ? 'avviso' : null;
};

const SOGLIE = ['95', '90', '85', '80'] as const;

export function Controparti({ controparti, ricerca }: { controparti: StatoControparti; ricerca: string }) {
  const styles = useStyles();
  const voci = useAtomValue(vociAtom);
  const cerca = useSetAtom(cercaContropartiAtom);
  const conferma = useSetAtom(confermaAtom);
  const confermaSopra = useSetAtom(confermaSopraAtom);
  const crea = useSetAtom(creaSoggettiAtom);
  const [soglia, setSoglia] = useState<string>('90');
  const [occupato, setOccupato] = useState(false);
  const [cercata, setCercata] = useState<VoceControparte | null>(null);
  const columns = useMemo(() => {
    const onCrea = (scelte: readonly VoceControparte[]) => {
      setOccupato(true);
      void crea(scelte).finally(() => setOccupato(false));
    };
    return creaColonne({ onConferma: conferma, onCrea, onCerca: setCercata }, styles.scelta);
  }, [conferma, crea, styles.scelta]);
  if (controparti.tipo === 'errore')
    return (
      <div>
        <Text role="alert">Non so chi sono le controparti. {controparti.messaggio} </Text>
        <Button size="small" onClick={() => void cerca()}>
          Riprova
        </Button>
      </div>
    );
  if (controparti.tipo !== 'pronte')
    return <Spinner className={styles.attesa} size="tiny" label="Cerco le controparti nelle anagrafiche…" />;
  const pronte = filterConfirmable(voci, Number(soglia)).length;
  const nuove = filterToCreate(voci);
  const aperte = voci.filter(isAperta).length;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Caption1 className={styles.caption} aria-live="polite">
          {formatIntero(voci.length - aperte)} riconosciute su{' '}
          {formatCount(voci.length, 'controparte', 'controparti')}. Ciò che confermi vale per tutte le sue
          righe, e si ricorda quando importi.
        </Caption1>
        <NativeSelect
          className={styles.soglia}
          etichetta="Punteggio minimo delle proposte da confermare"
          valore={soglia}
          onScegli={setSoglia}
        >
          {SOGLIE.map((valore) => (
            <option key={valore} value={valore}>
              da {valore}% in su
            </option>
          ))}
        </NativeSelect>
        <Button disabled={pronte === 0} onClick={() => confermaSopra(Number(soglia))}>
          Conferma {formatCount(pronte, 'proposta', 'proposte')}
        </Button>
        <Button
          disabled={nuove.length === 0 || occupato}
          onClick={() => {
            setOccupato(true);
            void crea(nuove).finally(() => setOccupato(false));
          }}
        >
          Crea {formatCount(nuove.length, 'soggetto', 'soggetti')}
        </Button>
      </div>
      <div data-controparti={voci.length}>
        <GrigliaDati
          etichetta="Controparti del file"
          colonne={columns}
          righe={voci}
          getId={getId}
          classeRiga={segnoOf}
          ricerca={ricerca}
          testoVuoto="Il file non nomina controparti in una colonna sua"
        />
      </div>
      {cercata && (
        <CercaSoggetto
          voce={cercata}
          onChiudi={() => setCercata(null)}
          onScegli={(confermato) => {
            conferma(cercata.id, confermato);
            setCercata(null);
          }}
        />
      )}
    </div>
  );
}
