/** Pairs of soggetti that look like one: why, how sure, and the two answers. */
import {
  Badge,
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkCircleRegular, MergeRegular } from '@fluentui/react-icons';
import type { Doppione } from '#api/contract/doppioni.ts';
import type { Soggetto } from '#api/contract/soggetti.ts';
import { Drawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { ForWriters } from '#ui/writers.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
import { useCalled } from '#state/use-reading.ts';
import { openAtom, closeAtom } from '../open.ts';
import { Nothing } from '../record/lines.tsx';
import { plainList, column } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { ...plainList, ...column, gap: '12px' },
  pair: {
    ...column,
    gap: '8px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  two: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '8px 16px' },
  one: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  why: { display: 'flex', gap: '6px', flexWrap: 'wrap' },
  buttons: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
  text: { margin: 0 },
});

function Face({ soggetto }: { soggetto: Soggetto }) {
  const styles = useStyles();
  const { ragione_sociale, partita_iva, codice_fiscale, comune, iban, ruoli } = {
    ...soggetto,
    iban: soggetto.ibans[0],
  };
  const facts = [
    partita_iva === null ? null : `P. IVA ${partita_iva}`,
    codice_fiscale === null || codice_fiscale === partita_iva ? null : `C.F. ${codice_fiscale}`,
    comune,
    iban ?? null,
  ].filter((fact) => fact !== null);
  return (
    <span className={styles.one}>
      <b>{ragione_sociale}</b>
      <span className={styles.quiet}>
        {ruoli.length === 0 ? 'nessun ruolo' : ruoli.join(', ')}
        {facts.map((fact) => ` · ${fact}`).join('')}
      </span>
    </span>
  );
}

interface PairProps {
  duplicate: Doppione;
  soggetti: readonly [Soggetto, Soggetto];
  onDistinct: () => void;
}

function Pair({ duplicate: { motivi, punteggio }, soggetti, onDistinct }: PairProps) {
  const styles = useStyles();
  const open = useSetAtom(openAtom);
  const [first, second] = soggetti;
  return (
    <li className={styles.pair}>
      <span className={styles.why}>
        {motivi.map((reason) => (
          <Badge key={reason} appearance="tint" color={punteggio === 100 ? 'danger' : 'warning'}>
            {reason}
          </Badge>
        ))}
      </span>
      <span className={styles.two}>
        <Face soggetto={first} />
        <Face soggetto={second} />
      </span>
      <ForWriters>
        <span className={styles.buttons}>
          <Button
            size="small"
            icon={<MergeRegular />}
            aria-label={`Unisci ${first.ragione_sociale} e ${second.ragione_sociale}`}
            onClick={() => open({ tipo: 'unisci', soggetti, poi: 'doppioni' })}
          >
            Unisci
          </Button>
          <Button
            size="small"
            appearance="subtle"
            aria-label={`${first.ragione_sociale} e ${second.ragione_sociale} sono due`}
            onClick={onDistinct}
          >
            Sono due
          </Button>
        </span>
      </ForWriters>
    </li>
  );
}

/** Says that two are two, or takes it back. */
function useDistinguish(reread: () => Promise<void>) {
  const client = useAtomValue(clientAtom);
  const toast = useSetAtom(addToastAtom);
  const fail = useSetAtom(addFailureAtom);
  return async function distinguish(
    { id_primo, id_secondo }: Pick<Doppione, 'id_primo' | 'id_secondo'>,
    distinti: boolean,
  ): Promise<void> {
    try {
      await client.call('soggettiDistinti', { body: { id_primo, id_secondo, distinti } });
      await reread();
      if (distinti)
        toast({
          severity: 'secondary',
          titolo: 'Non verranno più proposti',
          azione: { label: 'Annulla', run: () => void distinguish({ id_primo, id_secondo }, false) },
        });
    } catch (cause) {
      fail('Non è stato salvato nulla', cause);
    }
  };
}

export function Doppioni() {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const { dati: found, error, reread } = useCalled('soggettiDoppioni', {});
  const distinguish = useDistinguish(reread);
  const byId = new Map(found?.soggetti.map((soggetto) => [soggetto.id, soggetto]));
  return (
    <Drawer larghezza={980} titolo="Doppioni" onClose={close}>
      {error === null ? null : (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void reread()}>Riprova</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {found === null && error === null ? <Spinner label="Confronto dei soggetti…" /> : null}
      {found?.doppioni.length === 0 ? (
        <Nothing>
          <CheckmarkCircleRegular aria-hidden /> Nessun doppione: nessuna partita IVA, codice fiscale o IBAN
          in comune, e nessun nome troppo simile.
        </Nothing>
      ) : null}
      {found && found.doppioni.length > 0 ? (
        <p className={styles.text}>
          {formatCount(found.doppioni.length, 'coppia', 'coppie')} da guardare
          {found.incompleto ? ': sono le più sicure, le altre compaiono quando queste sono risolte' : ''}.
        </p>
      ) : null}
      <ul className={styles.list}>
        {found?.doppioni.map((duplicate) => {
          const first = byId.get(duplicate.id_primo);
          const second = byId.get(duplicate.id_secondo);
          if (!first || !second) return null;
          return (
            <Pair
              key={`${first.id}:${second.id}`}
              duplicate={duplicate}
              soggetti={[first, second]}
              onDistinct={() => void distinguish(duplicate, true)}
            />
          );
        })}
      </ul>
    </Drawer>
  );
}
