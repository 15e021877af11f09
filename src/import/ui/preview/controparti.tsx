/** Who the file is about: each name with its proposal, confirmed one by one or together, or made anew. */
import { Button, Caption1, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  CheckmarkCircleRegular,
  LightbulbRegular,
  PersonQuestionMarkRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import {
  defineColonne,
  ColumnLabel,
  DataGrid,
  IMPORTO,
  NUMERO,
  type SegnoRiga,
  defineSigned,
  TESTO,
  type Sign,
} from '#grids/engine/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatCount, formatInteger } from '../words.ts';
import {
  searchContropartiAtom,
  filterConfirmable,
  confirmAtom,
  confirmAboveAtom,
  createSoggettiAtom,
  filterToCreate,
  isOpen,
  getProposta,
  vociAtom,
} from '../state/controparti.ts';
import type { StatoControparti, VoceControparte } from '../state/types.ts';
import { SearchSoggetto } from './search-soggetto.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateRows: 'auto minmax(240px, 1fr)', gap: '8px', minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  caption: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  soglia: { width: '150px' },
  scelta: { width: '100%' },
  attesa: { alignSelf: 'start', justifySelf: 'start' },
});

type Condizione = 'nota' | 'confermata' | 'proposta' | 'rivali' | 'sconosciuta';
const CONDIZIONI: Record<Condizione, Sign> = {
  nota: { testo: 'Conosciuta', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  confermata: { testo: 'Confermata', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  proposta: { testo: 'Proposta', tono: 'attenzione', icon: <LightbulbRegular /> },
  rivali: { testo: 'Più candidati', tono: 'attenzione', icon: <WarningRegular /> },
  sconosciuta: { testo: 'Sconosciuta', tono: 'neutro', icon: <PersonQuestionMarkRegular /> },
};

function condition(voce: VoceControparte): Condizione {
  if (voce.confermato) return 'confermata';
  if (voce.nota) return 'nota';
  if (voce.candidati.length === 0) return 'sconosciuta';
  return getProposta(voce) ? 'proposta' : 'rivali';
}

const nameOf = ({ nome, ibans: [iban = ''] }: VoceControparte): string => (nome === '' ? iban : nome);
const NONE = '';
const NUOVO = 'nuovo';
const SEARCH = 'cerca';

function why({ candidati: [first, ...others] }: VoceControparte): string | null {
  if (!first) return null;
  const rivals = others.filter(({ punteggio }) => punteggio === first.punteggio);
  const also = rivals.map(({ ragione_sociale }) => ragione_sociale).join(', ');
  return `${first.motivi.join(', ')}${also === '' ? '' : `. Alla pari con ${also}`}`;
}

/** Whose it is, or may be: a proposal is told from what was confirmed, for the filter and for the grid to draw it anew. */
function soggettoOf({ nota, confermato, candidati: [first] }: VoceControparte): string | null {
  if (confermato) return confermato.ragione_sociale;
  if (!first) return null;
  return nota ? first.ragione_sociale : `${first.ragione_sociale} (da confermare)`;
}

const column = defineColonne<VoceControparte>();

interface Azioni {
  onConfirm: (id: number, confirmed: VoceControparte['confermato']) => void;
  onCreate: (voci: readonly VoceControparte[]) => void;
  onSearch: (voce: VoceControparte) => void;
}

function Scelta({
  voce,
  twinClass,
  onConfirm,
  onCreate,
  onSearch,
}: Azioni & { voce: VoceControparte; twinClass: string }) {
  const { candidati, confermato } = voce;
  const fresh = confermato && !candidati.some(({ id_soggetto }) => id_soggetto === confermato.id_soggetto);
  return (
    <NativeSelect
      small
      className={twinClass}
      label={`Soggetto di ${nameOf(voce)}`}
      valore={confermato ? String(confermato.id_soggetto) : NONE}
      onChoose={(value) => {
        if (value === NUOVO) return onCreate([voce]);
        if (value === SEARCH) return onSearch(voce);
        const chosen = candidati.find(({ id_soggetto }) => String(id_soggetto) === value);
        onConfirm(voce.id, chosen ?? null);
      }}
    >
      <option value={NONE}>{candidati.length === 0 ? 'Nessuno' : 'Da confermare'}</option>
      {fresh && <option value={confermato.id_soggetto}>{confermato.ragione_sociale}</option>}
      {candidati.map(({ id_soggetto, ragione_sociale, punteggio }) => (
        <option key={id_soggetto} value={id_soggetto}>
          {ragione_sociale} ({punteggio}%)
        </option>
      ))}
      <option value={SEARCH}>Cerca nelle anagrafiche</option>
      {voce.nome !== '' && !fresh && <option value={NUOVO}>Nuovo soggetto</option>}
    </NativeSelect>
  );
}

const createColumns = (actions: Azioni, oneClass: string) => [
  column.computed<string>('nome', 'Nel file', TESTO, nameOf, { larghezza: 240, flexible: true }),
  column.computed<string>('condizione', 'Stato', defineSigned(CONDIZIONI), condition, {
    larghezza: 138,
    draw: (voce) => <ColumnLabel {...CONDIZIONI[condition(voce)]} />,
  }),
  column.computed<string>('soggetto', 'Soggetto', TESTO, soggettoOf, {
    larghezza: 280,
    draw: (voce) =>
      voce.nota ? (
        voce.candidati[0]?.ragione_sociale
      ) : (
        <Scelta voce={voce} twinClass={oneClass} {...actions} />
      ),
  }),
  column.computed<number>(
    'punteggio',
    'Punteggio',
    NUMERO,
    ({ candidati: [first] }) => first?.punteggio ?? null,
    {
      larghezza: 104,
    },
  ),
  column.computed<string>('perche', 'Perché', TESTO, why, { larghezza: 280, flexible: true }),
  column('righe', 'Righe', NUMERO, { larghezza: 84 }),
  column.computed<Centesimi>('importo', 'Totale', IMPORTO, ({ importo }) => toCentesimi(importo)),
];
const getId = ({ id }: VoceControparte) => id;
const signOf = (voce: VoceControparte): SegnoRiga | null => {
  if (voce.confermato) return 'nuova';
  return isOpen(voce) && voce.candidati.length > 0 ? 'avviso' : null;
};

const SOGLIE = ['95', '90', '85', '80'] as const;

export function Controparti({ controparti, ricerca }: { controparti: StatoControparti; ricerca: string }) {
  const styles = useStyles();
  const voci = useAtomValue(vociAtom);
  const search = useSetAtom(searchContropartiAtom);
  const confirm = useSetAtom(confirmAtom);
  const confirmAbove = useSetAtom(confirmAboveAtom);
  const create = useSetAtom(createSoggettiAtom);
  const [threshold, setThreshold] = useState<string>('90');
  const [busy, setBusy] = useState(false);
  const [sought, setSought] = useState<VoceControparte | null>(null);
  const columns = useMemo(() => {
    const onCreate = (choices: readonly VoceControparte[]) => {
      setBusy(true);
      void create(choices).finally(() => setBusy(false));
    };
    return createColumns({ onConfirm: confirm, onCreate, onSearch: setSought }, styles.scelta);
  }, [confirm, create, styles.scelta]);
  if (controparti.tipo === 'errore')
    return (
      <div>
        <Text role="alert">Non so chi sono le controparti. {controparti.messaggio} </Text>
        <Button size="small" onClick={() => void search()}>
          Riprova
        </Button>
      </div>
    );
  if (controparti.tipo !== 'pronte')
    return <Spinner className={styles.attesa} size="tiny" label="Cerco le controparti nelle anagrafiche…" />;
  const ready = filterConfirmable(voci, Number(threshold)).length;
  const fresh = filterToCreate(voci);
  const stillOpen = voci.filter(isOpen).length;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Caption1 className={styles.caption} aria-live="polite">
          {formatInteger(voci.length - stillOpen)} riconosciute su{' '}
          {formatCount(voci.length, 'controparte', 'controparti')}. Ciò che confermi vale per tutte le sue
          righe, e si ricorda quando importi.
        </Caption1>
        <NativeSelect
          className={styles.soglia}
          label="Punteggio minimo delle proposte da confermare"
          valore={threshold}
          onChoose={setThreshold}
          voci={SOGLIE.map((value) => [value, `da ${value}% in su`] as const)}
        />
        <Button disabled={ready === 0} onClick={() => confirmAbove(Number(threshold))}>
          Conferma {formatCount(ready, 'proposta', 'proposte')}
        </Button>
        <Button
          disabled={fresh.length === 0 || busy}
          onClick={() => {
            setBusy(true);
            void create(fresh).finally(() => setBusy(false));
          }}
        >
          Crea {formatCount(fresh.length, 'soggetto', 'soggetti')}
        </Button>
      </div>
      <div data-controparti={voci.length}>
        <DataGrid
          label="Controparti del file"
          colonne={columns}
          righe={voci}
          getId={getId}
          rigaClass={signOf}
          ricerca={ricerca}
          testoVuoto="Il file non nomina controparti in una colonna sua"
        />
      </div>
      {sought && (
        <SearchSoggetto
          voce={sought}
          onClose={() => setSought(null)}
          onChoose={(confirmed) => {
            confirm(sought.id, confirmed);
            setSought(null);
          }}
        />
      )}
    </div>
  );
}
