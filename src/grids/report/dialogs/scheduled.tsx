/** Everything that leaves by e-mail: when next, to whom, how it went the last time. */
import { Badge, Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { DeleteRegular, PauseRegular, PlayRegular, SendRegular } from '@fluentui/react-icons';
import type { ReportProgrammato } from '#api/contract/report-programmati.ts';
import { describeError, describeInDetail } from '#api/errors.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ISTANTE } from '#grids/engine/index.ts';
import { useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { useWork } from '#ui/form.ts';
import { runToldAtom } from '#ui/told.ts';
import { useResource } from '#state/use-resource.ts';
import { findReport } from '../list.ts';
import { deleteScheduledAtom, scheduleAtom, scheduledResource, deliverAtom } from '../saved/atoms.ts';
import { inParole } from './frequency.tsx';
import { quiet, row } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: '4px 0 16px', listStyle: 'none' },
  item: {
    display: 'grid',
    gap: '4px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
  },
  head: { ...row, gap: '8px', fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, ...quiet },
  actions: { display: 'flex', gap: '4px', marginTop: '4px' },
});

const when = (instant: string): string => ISTANTE.format(instant);

function Esito({ programmato }: { programmato: ReportProgrammato }) {
  const styles = useStyles();
  const { ultima_spedizione, prossimo_il, attivo } = programmato;
  return (
    <>
      <p className={styles.quiet}>
        {attivo && prossimo_il !== null ? `Prossimo invio: ${when(prossimo_il)}` : 'In pausa'}
      </p>
      {ultima_spedizione === null ? null : (
        <p className={styles.quiet}>
          {ultima_spedizione.esito === 'spedito' ? 'Spedito' : 'Non partito'} il{' '}
          {when(ultima_spedizione.quando)}
          {ultima_spedizione.esito === 'fallito' ? `: ${ultima_spedizione.messaggio}` : ''}
        </p>
      )}
    </>
  );
}

function Voce({ programmato }: { programmato: ReportProgrammato }) {
  const styles = useStyles();
  const why = useMotivo('operatore');
  const remove = useSetAtom(deleteScheduledAtom);
  const deliver = useSetAtom(deliverAtom);
  const program = useSetAtom(scheduleAtom);
  const tell = useSetAtom(runToldAtom);
  const { underway: busy, submit } = useWork();
  const { nome, frequenza, ora, scelta, formato, destinatari, attivo, ultima_spedizione } = programmato;
  const pause = () => {
    const { id, versione, fuso } = programmato;
    const fields = { id, versione, nome, frequenza, ora, fuso, scelta, formato, destinatari };
    const change = async () => {
      await program({ ...fields, attivo: !attivo, conferma_destinatari: true });
      return undefined;
    };
    return tell('Non si è potuto cambiare', change, describeInDetail);
  };
  const button = (label: string, icon: React.ReactElement, work: () => Promise<unknown>) => (
    <Tooltip content={why ?? `${label}: ${nome}`} relationship="label">
      <Button
        appearance="subtle"
        size="small"
        icon={icon}
        disabledFocusable={busy || why !== null}
        onClick={() => void submit(work)}
      />
    </Tooltip>
  );
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        {nome}
        {ultima_spedizione?.esito === 'fallito' ? (
          <Badge appearance="tint" color="danger">
            non partito
          </Badge>
        ) : null}
      </span>
      <p className={styles.quiet}>
        {findReport(scelta.report).titolo}, {formato === 'pdf' ? 'PDF' : 'Excel'}, {inParole(frequenza, ora)}
      </p>
      <p className={styles.quiet}>A {destinatari.join(', ')}</p>
      <Esito programmato={programmato} />
      <span className={styles.actions}>
        {button('Spedisci adesso', <SendRegular />, () => deliver(programmato))}
        {attivo
          ? button('Metti in pausa', <PauseRegular />, pause)
          : button('Riprendi', <PlayRegular />, pause)}
        {button('Elimina', <DeleteRegular />, () => remove(programmato))}
      </span>
    </li>
  );
}

export function Programmati({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { state } = useResource(scheduledResource);
  const scheduled = getDati(state);
  return (
    <Drawer titolo="Invii programmati" larghezza={520} onClose={onClose}>
      {scheduled === undefined ? (
        <p className={styles.quiet}>
          {state.stato === 'error' ? describeError(state.error) : 'Caricamento…'}
        </p>
      ) : scheduled.length === 0 ? (
        <p className={styles.quiet}>
          Nessun invio. Apri un report, poi «Programma invio»: parte da solo nel giorno e all’ora che dici.
        </p>
      ) : (
        <ul className={styles.list}>
          {scheduled.map((programmato) => (
            <Voce key={programmato.id} programmato={programmato} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
