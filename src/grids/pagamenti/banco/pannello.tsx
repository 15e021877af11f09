/** Between the two sides: what is proposed for the movimento in hand, and what is being linked by hand. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { accettaAtom, creaPagamentoAtom, rifiutaAtom } from './decidi.ts';
import { occupatoAtom } from './decisione.ts';
import { Mano } from './mano.tsx';
import { SenzaDocumento } from './senza-documento.tsx';
import { PropostaCard } from './proposta-card.tsx';
import { trovateAtom } from './proposte.ts';
import { movimentiSceltiAtom, partiteScelteAtom, type RigaMovimento, righePartite } from './righe.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  now: { display: 'grid', gap: '2px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  amount: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  hint: { color: tokens.colorNeutralForeground3 },
});

/** Marks on the right side the partite that the movimento in hand would settle. */
function useSegnate(attiva: RigaMovimento | null): void {
  const { perMovimento } = useAtomValue(trovateAtom);
  const store = useStore();
  useEffect(() => {
    const ids = (attiva ? (perMovimento.get(attiva.id) ?? []) : []).flatMap(({ partite }) =>
      partite.map(({ id }) => id),
    );
    const mark = (proposta: boolean) =>
      store.set(
        righePartite.modificaAtom,
        [...new Set(ids)].map((id) => ({ id, campi: { proposta } })),
      );
    if (ids.length === 0) return undefined;
    mark(true);
    return () => mark(false);
  }, [attiva, perMovimento, store]);
}

function Proposte({ attiva }: { attiva: RigaMovimento }) {
  const styles = useStyles();
  const { perMovimento, righe } = useAtomValue(trovateAtom);
  const occupato = useAtomValue(occupatoAtom);
  const accetta = useSetAtom(accettaAtom);
  const crea = useSetAtom(creaPagamentoAtom);
  const rifiuta = useSetAtom(rifiutaAtom);
  const found = perMovimento.get(attiva.id) ?? [];
  if (attiva.esito !== null) return <p className={styles.hint}>Deciso. Con Ctrl+Z torna com’era.</p>;
  if (found.length === 0)
    return (
      <p className={styles.hint}>
        Nessuna proposta. Spunta a destra le partite che paga (L per cercarle), o dì che cos’è.
      </p>
    );
  return found.map((proposta) => (
    <PropostaCard
      key={proposta.numero}
      proposta={proposta}
      id={attiva.id}
      righe={righe}
      occupato={occupato}
      onAccetta={() => {
        // A tie is never accepted as a proposal: who chooses links by hand, and that is what is written.
        if (proposta.unica) return void accetta([proposta]);
        const { movimenti, partite, differenze } = proposta;
        const parti = movimenti.map((id) => ({ id, importo: righe.get(id)?.residuo ?? 0 }));
        return void crea({ movimenti: parti, partite, differenze });
      }}
      onRifiuta={() => void rifiuta([proposta])}
    />
  ));
}

export function Pannello() {
  const styles = useStyles();
  const movimenti = useAtomValue(movimentiSceltiAtom);
  const partite = useAtomValue(partiteScelteAtom);
  const { attiva } = movimenti;
  useSegnate(attiva);
  const chosen = movimenti.spuntate.length > 0 ? movimenti.spuntate : attiva ? [attiva] : [];
  const byHand = partite.spuntate.length > 0 || movimenti.spuntate.length > 1;
  return (
    <section className={styles.root} aria-label="Proposte" data-testid="pannello-proposte">
      {attiva ? (
        <div className={styles.now}>
          <h2 className={styles.title}>{formatData(attiva.data)}</h2>
          <span className={styles.amount}>{formatImporto(attiva.residuo)}</span>
          <span className={styles.text}>{attiva.descrizione}</span>
        </div>
      ) : (
        <>
          <h2 className={styles.title}>Proposte</h2>
          <p className={styles.hint}>
            Scegli un movimento: qui vedi che cosa paga e perché. A accetta, R rifiuta, freccia giù va al
            prossimo.
          </p>
        </>
      )}
      {byHand ? (
        <Mano
          key={[...chosen, ...partite.spuntate].map(({ id }) => id).join()}
          movimenti={chosen}
          partite={partite.spuntate}
        />
      ) : null}
      {attiva && !byHand ? <Proposte attiva={attiva} /> : null}
      {attiva && partite.spuntate.length === 0 ? <SenzaDocumento righe={chosen} /> : null}
    </section>
  );
}
