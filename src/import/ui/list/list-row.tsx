/** One file of the list: whose it is, how many rows, what proves it, and what is in its way. */
import {
  Badge,
  Button,
  Link,
  makeStyles,
  mergeClasses,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useContext, useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useSetAtom } from '#state/jotai.ts';
import { AnnulloContext } from '../annul.ts';
import { AziendaDelFile } from './azienda.tsx';
import { ContoDelFile } from './conto.tsx';
import { describeVerdict } from '../preview/verdict.tsx';
import { formatCount, formatRighe, formatPeriodo, toRigheAddress, withAzienda } from '../words.ts';
import { openTabAtom, reopenTabAtom, removeTabAtom } from '../state/list.ts';
import type { ImportTab } from '../state/types.ts';
import { isAssumedDivisa, type StatoVoce, type ListEntry } from '../state/entries.ts';

const NARROW = '@media (max-width: 900px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 230px 180px 120px 190px',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '10px 14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
    // A folder brings hundreds: those out of sight are not laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
    // The name beside its state, then whose it is, then its rows beside what can be done.
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  file: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  caption: { color: tokens.colorNeutralForeground2 },
  conto: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    [NARROW]: { order: 1, gridColumn: '1 / -1', ':empty': { display: 'none' } },
  },
  righe: {
    display: 'flex',
    flexDirection: 'column',
    fontVariantNumeric: 'tabular-nums',
    [NARROW]: { order: 1 },
  },
  stato: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    [NARROW]: { alignSelf: 'start', justifySelf: 'end' },
  },
  azioni: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '4px',
    whiteSpace: 'nowrap',
    [NARROW]: { order: 1, alignSelf: 'end' },
  },
  detail: {
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    [NARROW]: { order: 1 },
  },
  danger: { color: tokens.colorStatusDangerForeground1 },
});

const STATI = {
  attesa: { testo: 'In attesa', colore: 'subtle' },
  lettura: { testo: 'Lettura', colore: 'informative' },
  pronto: { testo: 'Pronto', colore: 'brand' },
  da_rivedere: { testo: 'Da rivedere', colore: 'warning' },
  domanda: { testo: 'Domanda', colore: 'warning' },
  non_letto: { testo: 'Non letto', colore: 'danger' },
  invio: { testo: 'Invio', colore: 'informative' },
  importato: { testo: 'Importato', colore: 'success' },
  gia_importato: { testo: 'Già importato', colore: 'informative' },
  copia: { testo: 'Doppione', colore: 'informative' },
  rifiutato: { testo: 'Non importato', colore: 'danger' },
} as const satisfies Record<StatoVoce, { testo: string; colore: string }>;

/** With nothing to open. */
const CHIUSI: ReadonlySet<StatoVoce> = new Set(['attesa', 'lettura', 'copia']);

/** Where the rows of an import are. */
function SeeRighe({ id_imp, scheda }: { id_imp: number; scheda: ImportTab }) {
  const to = withAzienda(toRigheAddress(id_imp, scheda.anteprima?.natura ?? 'movimento'), scheda.azienda);
  const follow = useLinkClickHandler(to);
  return (
    <Link href={useHref(to)} onClick={follow}>
      Vedi le righe
    </Link>
  );
}

function Righe({ voce: { scheda, counts } }: { voce: ListEntry }) {
  const styles = useStyles();
  const { anteprima } = scheda;
  if (!anteprima || !counts) return null;
  const outside = counts.accettate - counts.included;
  return (
    <>
      <span>
        {formatRighe(counts.accettate)}
        {outside > 0 ? `, ${formatCount(outside, 'esclusa', 'escluse')}` : ''}
      </span>
      <Text size={200} className={styles.caption}>
        {formatPeriodo(counts.dal, counts.al)}
      </Text>
      <Text
        size={200}
        className={anteprima.quadratura.esito === 'non_quadra' ? styles.danger : styles.caption}
      >
        {describeVerdict(anteprima.quadratura, anteprima.natura, anteprima.estratto).titolo}
      </Text>
    </>
  );
}

function Azioni({ voce, busy }: { voce: ListEntry; busy: boolean }) {
  const styles = useStyles();
  const open = useSetAtom(openTabAtom);
  const remove = useSetAtom(removeTabAtom);
  const reopen = useSetAtom(reopenTabAtom);
  const draw = useContext(AnnulloContext);
  const [annul, setAnnul] = useState(false);
  const { scheda, stato } = voce;
  const { id, fase, file } = scheda;
  if (fase.tipo === 'esito' && fase.esito.tipo === 'completato') {
    const { id_imp } = fase.esito;
    return (
      <div className={styles.azioni}>
        <Button
          size="small"
          disabled={busy}
          aria-label={`Annulla l’importazione di ${file.name}`}
          onClick={() => setAnnul(true)}
        >
          Annulla
        </Button>
        {annul &&
          draw?.({
            id_imp,
            azienda: scheda.azienda,
            onDone: () => void reopen(id),
            onClose: () => setAnnul(false),
          })}
      </div>
    );
  }
  return (
    <div className={styles.azioni}>
      {!CHIUSI.has(stato) && fase.tipo !== 'destinazione' && (
        <Button size="small" disabled={busy} aria-label={`Apri ${file.name}`} onClick={() => void open(id)}>
          Apri
        </Button>
      )}
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        disabled={busy}
        aria-label={`Togli ${file.name} dall’elenco`}
        onClick={() => remove(id)}
      />
    </div>
  );
}

export function RigaElenco({ voce, busy }: { voce: ListEntry; busy: boolean }) {
  const styles = useStyles();
  const { scheda, stato, detail } = voce;
  const { testo, colore } = STATI[stato];
  const { anteprima, fase, indice, file } = scheda;
  const list = anteprima?.letto.estratti ?? scheda.letto?.letto.estratti ?? [];
  const estratti = Math.max(1, list.length);
  const divise = new Set(list.map(({ divisa }) => divisa)).size;
  const done = fase.tipo === 'esito' && fase.esito.tipo === 'completato' ? fase.esito : null;
  const which = [
    ...(estratti > 1 ? [`estratto ${(indice ?? 0) + 1} di ${estratti}`] : []),
    anteprima?.estratto.conto ?? '',
    divise > 1 ? (anteprima?.estratto.divisa ?? '') : '',
    anteprima && isAssumedDivisa(anteprima.letto) ? 'in euro: il file non dice la divisa' : '',
  ].filter(Boolean);
  return (
    <li className={styles.row} data-stato={stato}>
      <div className={styles.file}>
        <span className={styles.name}>{file.name}</span>
        <Text size={200} className={styles.caption}>
          {which.join(' · ')}
        </Text>
      </div>
      <div className={styles.conto}>
        <AziendaDelFile scheda={scheda} fermo={busy} fatta={done !== null} />
        <ContoDelFile scheda={scheda} fermo={busy} fatta={done !== null} />
      </div>
      <div className={styles.righe}>
        <Righe voce={voce} />
      </div>
      <div className={styles.stato}>
        {(stato === 'lettura' || stato === 'invio') && <Spinner size="extra-tiny" aria-hidden />}
        <Badge appearance="tint" color={colore}>
          {testo}
        </Badge>
      </div>
      <Azioni voce={voce} busy={busy} />
      {detail !== '' && stato !== 'attesa' && (
        <Text
          size={200}
          className={mergeClasses(
            styles.detail,
            (stato === 'non_letto' || stato === 'rifiutato') && styles.danger,
          )}
        >
          {detail}
          {done && (
            <>
              {' · '}
              <SeeRighe id_imp={done.id_imp} scheda={scheda} />
            </>
          )}
        </Text>
      )}
    </li>
  );
}
