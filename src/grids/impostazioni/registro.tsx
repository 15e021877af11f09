/** Who did what: the trail in a grid, and one entry with what changed in it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { describeError } from '#api/errors.ts';
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
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, useAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { findChangedFields, inParole } from './changed-fields.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Section } from '#ui/parts.tsx';

const filtriAtom = atom<{ dal: Giorno | null; al: Giorno | null }>({ dal: null, al: null });
const apertaAtom = atom<VoceRegistro | null>(null);

/** Pages asked for at most: beyond them the period says which. */
const PAGINE = 10;

const righeRegistro = createRighe<VoceRegistro>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => `${get(aziendaIdAtom)} ${get(filtriAtom).dal ?? ''} ${get(filtriAtom).al ?? ''}`),
  descriviErrore: describeError,
  async *load({ get, signal }) {
    const { dal, al } = get(filtriAtom);
    const query = { dal: dal ?? undefined, al: al ?? undefined };
    let prima_di: number | undefined;
    for (let page = 0; page < PAGINE; page++) {
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

const APRI: Azione<VoceRegistro> = {
  id: 'apri',
  label: 'Mostra che cosa è cambiato',
  icon: <EyeRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [voce], store }) => {
    if (voce) store.set(apertaAtom, voce);
  },
};

const colonna = defineColonne<VoceRegistro>();
const REGISTRO = defineWorkspace<VoceRegistro>({
  id: 'registro',
  titolo: 'Registro',
  nomi: ['voce', 'voci'],
  colonne: [
    colonna('quando', 'Quando', ISTANTE, { larghezza: 170, ordine: 'desc' }),
    colonna.calcolata('chi', 'Chi', TESTO, ({ username }) => username ?? 'Quadra', { larghezza: 150 }),
    colonna.calcolata('azione', 'Azione', TESTO, ({ azione }) => inParole(azione), { larghezza: 220 }),
    colonna.calcolata('oggetto', 'Oggetto', TESTO, ({ oggetto }) => inParole(oggetto), { larghezza: 150 }),
    colonna('id_oggetto', 'Numero', NUMERO, { larghezza: 100 }),
    colonna.calcolata(
      'differenze',
      'Che cosa è cambiato',
      TESTO,
      ({ prima, dopo }) =>
        findChangedFields(prima, dopo)
          .map(({ campo, prima: da, dopo: a }) => `${campo}: ${da || '—'} → ${a || '—'}`)
          .join('; '),
      { larghezza: 360, flessibile: true },
    ),
  ],
  getId: ({ id }) => id,
  righe: righeRegistro,
  azioni: [APRI, AGGIORNA, ESPORTA],
  vuoto: { titolo: 'Nessuna voce', testo: 'In questo periodo nessuno ha cambiato nulla.' },
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
  const [filtri, setFiltri] = useAtom(filtriAtom);
  return (
    <div className={styles.dates}>
      <DateField
        className={styles.date}
        etichetta="Dal giorno"
        prima="dal"
        piccolo
        facoltativo
        valore={filtri.dal}
        onCambia={(dal) => setFiltri({ ...filtri, dal })}
      />
      <DateField
        className={styles.date}
        etichetta="Al giorno"
        prima="al"
        piccolo
        facoltativo
        valore={filtri.al}
        onCambia={(al) => setFiltri({ ...filtri, al })}
      />
    </div>
  );
}

function Dettaglio({ voce, onChiudi }: { voce: VoceRegistro; onChiudi: () => void }) {
  const styles = useStyles();
  const cambi = findChangedFields(voce.prima, voce.dopo);
  return (
    <FormDrawer titolo={inParole(voce.azione)} onChiudi={onChiudi}>
      <p className={styles.facts}>
        {ISTANTE.format(voce.quando)}, {voce.username ?? 'Quadra'}: {inParole(voce.oggetto)} {voce.id_oggetto}
      </p>
      {cambi.length === 0 ? (
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
            {cambi.map(({ campo, prima, dopo }) => (
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

export function RegistroSezione() {
  const [aperta, setAperta] = useAtom(apertaAtom);
  const motivo = useMotivo('operatore');
  useEffect(() => () => setAperta(null), [setAperta]);
  if (motivo !== null)
    return (
      <Section titolo="Registro">
        <ErrorBar testo={`${motivo}.`} />
      </Section>
    );
  return (
    <>
      <WorkspaceGrid workspace={REGISTRO} sezione filtri={<Periodo />} />
      {aperta ? <Dettaglio voce={aperta} onChiudi={() => setAperta(null)} /> : null}
    </>
  );
}
