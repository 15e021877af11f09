/** What stands ticked for the movimento in hand comes to, while it is what is proposed. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { prendiSoluzioneAtom } from './choice.ts';
import { useInvio } from './hand.tsx';
import { trovateAtom } from './proposte.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 10px',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontVariantNumeric: 'tabular-nums',
    '& > :nth-child(even)': { textAlign: 'right' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorStatusSuccessForeground1 },
  some: { color: tokens.colorStatusWarningForeground1 },
});

export function SommaSpuntate({ proposta }: { proposta: PropostaWire }) {
  const styles = useStyles();
  const { righe } = useAtomValue(trovateAtom);
  const take = useSetAtom(prendiSoluzioneAtom);
  useInvio(() => take(proposta, proposta));
  const paid = sumCentesimi(proposta.movimenti.map((id) => righe.get(id)?.residuo ?? 0));
  const dovuto = sumCentesimi(proposta.partite.map(({ importo }) => importo));
  const explained = sumCentesimi(proposta.differenze.map(({ importo }) => importo));
  const resto = paid - dovuto - explained;
  return (
    <div className={styles.root} data-testid="somma-spuntate">
      <span>{proposta.movimenti.length === 1 ? 'Movimento' : 'Movimenti'}</span>
      <span>{formatImporto(paid)}</span>
      <span>{formatCount(proposta.partite.length, 'partita spuntata', 'partite spuntate')}</span>
      <span>{formatImporto(dovuto)}</span>
      {explained === 0 ? null : (
        <>
          <span>Differenze</span>
          <span>{formatImporto(explained)}</span>
        </>
      )}
      <span className={styles.strong}>Differenza</span>
      <strong className={resto === 0 ? styles.none : styles.some}>{formatImporto(resto)}</strong>
    </div>
  );
}
