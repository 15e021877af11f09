/** Several files were done: what became of each, and what is left to look at. */
import { Badge, Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DocumentMultipleRegular } from '@fluentui/react-icons';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { Natura } from '#api/contract/valori.ts';
import { conta, righeDi } from '../parole.ts';
import { Riquadro } from '../riquadro.tsx';
import { risultatiAtom, type Risultato, type StatoRisultato } from '../stato/coda.ts';
import { ricominciaAtom, rivediAtom } from '../stato/lettura.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: '46vh',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 10px',
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  detail: { width: '100%', color: tokens.colorNeutralForeground2 },
});

const STATI = {
  importato: { testo: 'Importato', colore: 'success' },
  gia_importato: { testo: 'Già importato', colore: 'informative' },
  da_rivedere: { testo: 'Da rivedere', colore: 'warning' },
  non_letto: { testo: 'Non letto', colore: 'danger' },
  saltato: { testo: 'Non importato', colore: 'subtle' },
} as const satisfies Record<StatoRisultato, { testo: string; colore: string }>;

function Righe({ id_imp, natura, testo }: { id_imp: number; natura: Natura; testo: string }) {
  const to = righeDi(id_imp, natura);
  const follow = useLinkClickHandler(to);
  return (
    <Link inline href={useHref(to)} onClick={follow}>
      {testo}
    </Link>
  );
}

function Voce({ nome, stato, dettaglio, id_imp, natura }: Risultato) {
  const styles = useStyles();
  const { testo, colore } = STATI[stato];
  return (
    <li className={styles.row}>
      <Text className={styles.name}>{nome}</Text>
      <Badge appearance="tint" color={colore}>
        {testo}
      </Badge>
      <Text size={200} className={styles.detail}>
        {id_imp === null ? dettaglio : <Righe id_imp={id_imp} natura={natura} testo={dettaglio} />}
      </Text>
    </li>
  );
}

export function Riepilogo() {
  const styles = useStyles();
  const risultati = useAtomValue(risultatiAtom);
  const rivedi = useSetAtom(rivediAtom);
  const ricomincia = useSetAtom(ricominciaAtom);
  const quanti = (stato: StatoRisultato) => risultati.filter((risultato) => risultato.stato === stato).length;
  const [importati, rimasti] = [quanti('importato'), quanti('da_rivedere')];
  return (
    <Riquadro
      icon={<DocumentMultipleRegular />}
      title={`${conta(importati, 'file importato', 'file importati')} su ${risultati.length}`}
      actions={
        <>
          {rimasti > 0 && (
            <Button appearance="primary" onClick={() => void rivedi()}>
              {rimasti === 1 ? 'Rivedi il file rimasto' : `Rivedi i ${rimasti} rimasti`}
            </Button>
          )}
          <Button appearance={rimasti > 0 ? 'secondary' : 'primary'} onClick={() => ricomincia()}>
            Importa altri file
          </Button>
        </>
      }
    >
      <Text aria-live="polite">
        Ogni file è un’importazione a sé: nel registro si può annullare senza toccare le altre.
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is scrolled with the keyboard */}
      <ul className={styles.list} aria-label="File" tabIndex={0}>
        {risultati.map((risultato, at) => (
          // Two files may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <Voce key={`${at} ${risultato.nome}`} {...risultato} />
        ))}
      </ul>
    </Riquadro>
  );
}
