/** Who did what: the trail in a grid, and one entry with what changed in it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import type { VoceRegistro } from '#api/contract/registro.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { DateField } from '#ui/date-field/index.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  createRighe,
  defineWorkspace,
  ESPORTA,
  ISTANTE,
  NUMERO,
  TESTO,
  WorkspaceGrid,
  onOne,
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, useAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { describeChange, findChangedFields, inParole } from './changed-fields.ts';
import { Reserved } from './reserved.tsx';

const filtersAtom = atom<{ dal: Giorno | null; al: Giorno | null }>({ dal: null, al: null });
const openedAtom = atom<VoceRegistro | null>(null);

/** Pages asked for at most: beyond them the period says which. */
const PAGES = 10;

const righeRegistro = createRighe<VoceRegistro>({
  getId: ({ id }) => id,
  chiaveAtom: atom(
    (get) => `${get(aziendaIdAtom)} ${get(filtersAtom).dal ?? ''} ${get(filtersAtom).al ?? ''}`,
  ),
  async *load({ get, signal }) {
    const { dal, al } = get(filtersAtom);
    const query = { dal: dal ?? undefined, al: al ?? undefined };
    let prima_di: number | undefined;
    for (let page = 0; page < PAGES; page++) {
      const { voci, altre } = await get(clientAtom).call('registro', {
        query: { ...query, prima_di },
        signal,
      });
      yield { righe: voci, totale: null };
      prima_di = voci.at(-1)?.id;
      if (!altre || prima_di === undefined) return;
    }
  },
});

const OPEN: Azione<VoceRegistro> = {
  id: 'apri',
  label: 'Mostra che cosa è cambiato',
  icon: <EyeRegular />,
  ...onOne((voce, { store }) => store.set(openedAtom, voce)),
};

const column = defineColonne<VoceRegistro>();
const REGISTRO = defineWorkspace<VoceRegistro>({
  id: 'registro',
  titolo: 'Registro',
  nomi: ['voce', 'voci'],
  colonne: [
    column('quando', 'Quando', ISTANTE, { larghezza: 170, ordine: 'desc' }),
    column.computed('chi', 'Chi', TESTO, ({ username }) => username ?? 'Quadra', { larghezza: 150 }),
    column.computed('azione', 'Azione', TESTO, ({ azione }) => inParole(azione), { larghezza: 160 }),
    column.computed(
      'differenze',
      'Che cosa è cambiato',
      TESTO,
      ({ prima, dopo }) => findChangedFields(prima, dopo).map(describeChange).join('; '),
      { larghezza: 320, flexible: true, folded: true },
    ),
    column.computed('oggetto', 'Oggetto', TESTO, ({ oggetto }) => inParole(oggetto), {
      larghezza: 150,
      cede: true,
    }),
    column('id_oggetto', 'Numero', NUMERO, { larghezza: 100, cede: true }),
  ],
  righe: righeRegistro,
  actions: [OPEN, AGGIORNA, ESPORTA],
  empty: { titolo: 'Nessuna voce', testo: 'In questo periodo nessuno ha cambiato nulla.' },
});

const useStyles = makeStyles({
  dates: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  date: { width: '150px' },
  facts: { margin: 0, color: tokens.colorNeutralForeground3 },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& td, & th': {
      padding: '6px 8px 6px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  before: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
});

function Periodo() {
  const styles = useStyles();
  const [filters, setFilters] = useAtom(filtersAtom);
  return (
    <div className={styles.dates}>
      <DateField
        className={styles.date}
        label="Dal giorno"
        prima="dal"
        piccolo
        optional
        valore={filters.dal}
        onChange={(dal) => setFilters({ ...filters, dal })}
      />
      <DateField
        className={styles.date}
        label="Al giorno"
        prima="al"
        piccolo
        optional
        valore={filters.al}
        onChange={(al) => setFilters({ ...filters, al })}
      />
    </div>
  );
}

function Detail({ voce, onClose }: { voce: VoceRegistro; onClose: () => void }) {
  const styles = useStyles();
  const changes = findChangedFields(voce.prima, voce.dopo);
  return (
    <FormDrawer titolo={inParole(voce.azione)} onClose={onClose}>
      <p className={styles.facts}>
        {ISTANTE.format(voce.quando)}, {voce.username ?? 'Quadra'}: {inParole(voce.oggetto)} {voce.id_oggetto}
      </p>
      {changes.length === 0 ? (
        <p className={styles.facts}>Nessun dato è cambiato.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Campo</th>
              <th>Prima</th>
              <th>Dopo</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ campo, prima, dopo }) => (
              <tr key={campo}>
                <td>{campo}</td>
                <td className={styles.before}>{prima}</td>
                <td>{dopo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FormDrawer>
  );
}

export function RegistroSection() {
  const [opened, setOpened] = useAtom(openedAtom);
  const reason = useMotivo('operatore');
  useEffect(() => () => setOpened(null), [setOpened]);
  if (reason !== null)
    return <Reserved titolo="Registro" testo="Il registro lo legge chi può anche lavorare nell’azienda." />;
  return (
    <>
      <WorkspaceGrid workspace={REGISTRO} section filtri={<Periodo />} />
      {opened ? <Detail voce={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
