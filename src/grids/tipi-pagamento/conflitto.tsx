/** Two people changed the same rows: what each wants stands side by side, and the person chooses. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { Domanda } from '#grids/engine/domanda.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { conflittoAtom, risolviConflittoAtom } from './atoms.ts';
import { COLONNE_TIPI } from './columns.tsx';
import type { Cambio, Dati } from './modifiche.ts';

const useStyles = makeStyles({
  cornice: { overflow: 'auto', maxHeight: '50vh' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top' },
    '& thead th': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
    '& tbody th': { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
    '& tbody tr': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '& caption': { textAlign: 'left', fontWeight: tokens.fontWeightSemibold, paddingBottom: '4px' },
  },
  diverso: { fontWeight: tokens.fontWeightSemibold },
  uguale: { color: tokens.colorNeutralForeground3 },
});

function valoreIn(campo: string, dati: Dati): string {
  const colonna = COLONNE_TIPI.find((each) => each.campo === campo);
  const valore: unknown = dati[campo as keyof Dati];
  return colonna ? colonna.tipo.format(valore) : '';
}

function Confronto({ cambio, attuale }: { cambio: Cambio; attuale: TipoPagamento | null }) {
  const styles = useStyles();
  const { prima, dopo } = cambio;
  const nome = attuale?.codice ?? prima?.codice ?? dopo?.codice ?? '';
  return (
    <table className={styles.table}>
      <caption>{nome}</caption>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">La tua</th>
          <th scope="col">Quella salvata</th>
        </tr>
      </thead>
      <tbody>
        {COLONNE_TIPI.map(({ campo, titolo }) => {
          const mia = dopo ? valoreIn(campo, dopo) : 'eliminata';
          const loro = attuale ? valoreIn(campo, attuale) : 'eliminata';
          const stile = mergeClasses(mia === loro ? styles.uguale : styles.diverso);
          return (
            <tr key={campo}>
              <th scope="row">{titolo}</th>
              <td className={stile}>{mia}</td>
              <td className={stile}>{loro}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function ConflittoTipi() {
  const styles = useStyles();
  const conflitto = useAtomValue(conflittoAtom);
  const risolvi = useSetAtom(risolviConflittoAtom);
  if (!conflitto) return null;
  const { passo, mutate } = conflitto;
  const cambi = passo.cambi.filter(({ id }) => id !== null && mutate.has(id));
  return (
    <Domanda
      titolo="Un’altra persona ha cambiato le stesse righe"
      onChiudi={() => void risolvi('attuale')}
      azioni={
        <>
          <Button onClick={() => void risolvi('attuale')}>Tieni quella salvata</Button>
          <Button appearance="primary" onClick={() => void risolvi('mia')}>
            Usa la tua
          </Button>
        </>
      }
    >
      <span>Nulla è stato ancora scritto. Scegli che cosa deve restare.</span>
      <div className={styles.cornice}>
        {cambi.map((cambio) => (
          <Confronto
            key={cambio.id}
            cambio={cambio}
            attuale={cambio.id === null ? null : (mutate.get(cambio.id) ?? null)}
          />
        ))}
      </div>
    </Domanda>
  );
}
