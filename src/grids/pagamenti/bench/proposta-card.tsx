/** One proposal, with everything that speaks for it and what rivals it. */
import { Badge, Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { ForWriters } from '#ui/writers.tsx';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import { formatPercent, Punteggio } from './score.tsx';
import { type RivaleProposta, Rivali } from './rivals.tsx';
import { SolutionNumber } from './solution-number.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tie: { border: `1px solid ${tokens.colorStatusWarningBorder1}` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px' },
  row: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '0 10px', alignItems: 'baseline' },
  who: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  actions: { display: 'flex', gap: '6px', marginLeft: 'auto' },
});

const TITOLI: Record<PropostaWire['tipo'], string> = {
  documenti: '',
  giroconto: 'Giroconto fra conti propri',
  storno: 'Storno',
  insoluto: 'Insoluto',
};

/** One side of a proposal: a document with what it pays of it, or another movimento. */
function Riga({ riga, importo }: { riga: RigaEstratto | undefined; importo: number }) {
  const styles = useStyles();
  const partita = riga?.natura === 'partita';
  const words = partita
    ? [
        riga.numero_documento && `doc. ${riga.numero_documento}`,
        riga.scadenza && `scade il ${formatData(riga.scadenza)}`,
      ]
    : [riga && formatData(riga.data), riga?.descrizione];
  const partial = riga !== undefined && partita && importo !== riga.residuo;
  return (
    <div className={styles.row}>
      <span className={styles.who}>{riga?.ragione_sociale ?? (partita ? 'Senza nome' : 'Movimento')}</span>
      <span className={styles.amount}>{formatImporto(importo)}</span>
      <span className={styles.detail}>{words.filter(Boolean).join(', ')}</span>
      {partial ? <span className={styles.detail}>di {formatImporto(riga.residuo)}</span> : null}
    </div>
  );
}

interface PropostaCardProps {
  proposta: PropostaWire;
  /** The movimento in hand: the others of the proposal are shown. */
  id: number;
  righe: ReadonlyMap<number, RigaEstratto>;
  busy: boolean;
  onAccept: () => void;
  onChooseRival: (rival: RivaleProposta) => void;
  onRefuse: () => void;
}

export function PropostaCard(props: PropostaCardProps) {
  const { proposta, id, righe, busy, onAccept, onChooseRival, onRefuse } = props;
  const styles = useStyles();
  const { movimenti, partite, differenze, motivi, rivali, unica, tipo } = proposta;
  const others = movimenti.filter((each) => each !== id);
  return (
    <article
      className={mergeClasses(styles.root, !unica && styles.tie)}
      aria-label={`Proposta, ${formatPercent(proposta.punteggio)}`}
    >
      <div className={styles.head}>
        {rivali.length === 0 ? null : <SolutionNumber at={0} />}
        <Punteggio proposta={proposta} />
        {TITOLI[tipo] === '' ? null : <Badge appearance="tint">{TITOLI[tipo]}</Badge>}
        <ForWriters>
          <div className={styles.actions}>
            <Button
              size="small"
              appearance={unica ? 'primary' : 'secondary'}
              icon={<CheckmarkRegular />}
              disabledFocusable={busy}
              onClick={onAccept}
            >
              {unica ? 'Accetta' : 'Scegli questa'}
            </Button>
            <Button size="small" icon={<DismissRegular />} disabledFocusable={busy} onClick={onRefuse}>
              Rifiuta
            </Button>
          </div>
        </ForWriters>
      </div>
      {partite.map((part) => (
        <Riga key={part.id} riga={righe.get(part.id)} importo={part.importo} />
      ))}
      {others.map((each) => {
        const riga = righe.get(each);
        return <Riga key={each} riga={riga} importo={riga?.residuo ?? 0} />;
      })}
      {differenze.map((each) => (
        <div key={each.tipo} className={styles.row}>
          <span>{NOMI_DIFFERENZE[each.tipo]}</span>
          <span className={styles.amount}>{formatImporto(each.importo)}</span>
        </div>
      ))}
      <ul className={styles.reasons} aria-label="Motivi">
        {motivi.map((reason) => (
          <li key={reason}>
            <Badge appearance="outline" color="informative">
              {reason}
            </Badge>
          </li>
        ))}
      </ul>
      {unica ? null : (
        <Rivali proposta={proposta} id={id} righe={righe} busy={busy} onChoose={onChooseRival} />
      )}
    </article>
  );
}
