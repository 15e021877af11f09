/** Between the two sides: what is proposed for the movimento in hand, and what is being linked by hand. */
import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { DaCollegare } from './to-link.tsx';
import { TickedSum } from './ticked-sum.tsx';
import { isSameSet, listTicked, usePartiteFollow } from './use-partite-follow.ts';
import { refuseAtom } from './decide.ts';
import { busyAtom } from './decision.ts';
import { setOpenedAtom } from './layout.ts';
import { getSituazione } from './situations.tsx';
import { Mano } from './hand.tsx';
import { SenzaDocumento } from './without-document.tsx';
import { PropostaCard } from './proposta-card.tsx';
import { foundAtom } from './proposte.ts';
import { takeSolutionAtom } from './choice.ts';
import { chosenMovimentiAtom, chosenPartiteAtom } from './chosen.ts';
import { type RigaMovimento } from './righe.ts';
import { NoteBar } from '#ui/error-bar.tsx';
import { column } from '#ui/styles.ts';
import { useKeys } from '#ui/use-media.ts';
import { ForWriters } from '#ui/writers.tsx';

const useStyles = makeStyles({
  root: {
    ...column,
    position: 'relative',
    gap: '8px',
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: '8px 12px',
    // A field that takes the focus is not behind what stays in sight at the end.
    scrollPaddingBottom: '140px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  close: {
    position: 'absolute',
    top: '6px',
    right: '6px',
    '@media (max-width: 1279px)': { display: 'none' },
  },
  // Day and amount on one line: the partite under the proposal have the room.
  now: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '0 12px',
    paddingRight: '24px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  amount: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { gridColumn: '1 / -1', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  hint: { color: tokens.colorNeutralForeground3 },
});

function Proposte({ attiva }: { attiva: RigaMovimento }) {
  const styles = useStyles();
  const { perMovimento, righe } = useAtomValue(foundAtom);
  const busy = useAtomValue(busyAtom);
  const refuse = useSetAtom(refuseAtom);
  const take = useSetAtom(takeSolutionAtom);
  const keys = useKeys();
  const found = perMovimento.get(attiva.id) ?? [];
  if (attiva.esito !== null)
    return (
      <p className={styles.hint}>Deciso. Con {keys ? 'Ctrl+Z' : 'Annulla, sopra l’elenco,'} torna com’era.</p>
    );
  if (attiva.lettaChiusa)
    return (
      <p className={styles.hint}>
        Già spiegato:{' '}
        {[attiva.chi, attiva.documenti && `doc. ${attiva.documenti}`, attiva.decisa]
          .filter(Boolean)
          .join(' · ')}
        . Per riaprirlo: Registro, o «Che cosa la chiude» in Estratto Conto.
      </p>
    );
  if (getSituazione(attiva) === 'chiusa')
    return <p className={styles.hint}>Già chiuso: lo ha deciso qualcun altro.</p>;
  if (found.length === 0)
    return (
      <p className={styles.hint}>
        Nessuna proposta.
        <ForWriters> Spunta le partite che paga{keys ? ' (M per cercarle)' : ''}, o dì che cos’è.</ForWriters>
      </p>
    );
  return found.map((proposta) => (
    <PropostaCard
      key={proposta.numero}
      proposta={proposta}
      id={attiva.id}
      righe={righe}
      busy={busy}
      onAccept={() => take(proposta, proposta)}
      onChooseRival={(rival) => take(proposta, rival)}
      onRefuse={() => void refuse([proposta])}
    />
  ));
}

/** Who else has one of these rows in hand. */
function InMano({ righe }: { righe: readonly { preso_da: string | null }[] }) {
  const others = [...new Set(righe.map(({ preso_da }) => preso_da))].filter((who) => who !== null);
  if (others.length === 0) return null;
  return <NoteBar intent="warning">Ci sta lavorando {others.join(', ')}.</NoteBar>;
}

export function BenchPanel() {
  const styles = useStyles();
  const movimenti = useAtomValue(chosenMovimentiAtom);
  const partite = useAtomValue(chosenPartiteAtom);
  const { attiva } = movimenti;
  usePartiteFollow(attiva);
  const close = useSetAtom(setOpenedAtom);
  const [unseenOf, setUnseenOf] = useState<number | null>(null);
  if (unseenOf !== null && partite.ticked.length === 0) setUnseenOf(null);
  // Money that no bank saw pays without the movimento in hand.
  const unseen = unseenOf !== null && unseenOf === attiva?.id;
  const inHand = attiva && !unseen ? [attiva] : [];
  const setUnseen = (now: boolean, riga: RigaMovimento): void => {
    setUnseenOf(now ? riga.id : null);
    if (!now) return;
    // What stands ticked for the movimento alone goes with it.
    const proposed = listTicked(riga);
    partite.tick(new Set(partite.ticked.flatMap((each) => (proposed.has(each.id) ? [] : [each.id]))));
  };
  const chosen = movimenti.ticked.length > 0 ? movimenti.ticked : inHand;
  // What is proposed stands ticked by itself: by hand is what a person ticked beside it, or instead.
  const followed =
    attiva !== null && movimenti.ticked.length === 0 && isSameSet(partite.ticked, listTicked(attiva));
  // Who may only look ticks to see what rows come to, and holds none of them from those who work.
  const writes = useMotivo('operatore') === null;
  const keys = useKeys();
  const byHand = writes && ((partite.ticked.length > 0 && !followed) || movimenti.ticked.length > 1);
  return (
    <section className={styles.root} aria-label="Proposte" data-testid="pannello-proposte">
      <Button
        className={styles.close}
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label="Chiudi i dettagli"
        onClick={() => {
          close(false);
          // The button goes with the details: the hand goes back to the movimento, or to the search over the list.
          const list = document.querySelector('[data-testid="workspace-pagamenti-movimenti"]');
          const hand = list?.querySelector<HTMLElement>('.ag-cell-focus');
          (hand ?? list?.querySelector<HTMLElement>('input[type="search"]'))?.focus();
        }}
      />
      {attiva ? (
        <div className={styles.now}>
          <h2 className={styles.title}>{formatData(attiva.data)}</h2>
          <span className={styles.amount}>{formatImporto(attiva.residuo)}</span>
          <span className={styles.text} data-testid="testo-in-mano">
            {attiva.descrizione}
          </span>
        </div>
      ) : (
        <>
          <h2 className={styles.title}>Proposte</h2>
          <p className={styles.hint}>
            Scegli un movimento: qui vedi che cosa paga e perché.
            {keys && writes ? ' A accetta, R rifiuta, M abbina a mano, ? elenca i tasti.' : ''}
          </p>
        </>
      )}
      <InMano righe={[...chosen, ...partite.ticked]} />
      {byHand && attiva && movimenti.ticked.length === 0 ? (
        <Checkbox
          label="La banca non lo vede: contanti, assegno, compensazione"
          checked={unseen}
          onChange={(_event, { checked }) => setUnseen(checked === true, attiva)}
        />
      ) : null}
      {byHand ? (
        <Mano
          key={[...chosen, ...partite.ticked].map(({ id }) => id).join()}
          movimenti={chosen}
          partite={partite.ticked}
        />
      ) : null}
      {attiva && !byHand ? <Proposte attiva={attiva} /> : null}
      {followed && attiva.proposta && partite.ticked.length > 0 ? (
        <TickedSum proposta={attiva.proposta} />
      ) : null}
      {attiva && (followed || partite.ticked.length === 0) ? (
        <>
          <DaCollegare righe={chosen} />
          <SenzaDocumento righe={chosen} />
        </>
      ) : null}
    </section>
  );
}
