/** Partite that are late and that nobody is written to about, each with its reason, and what can be done about it. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { PartitaEsclusa, PercheEsclusa } from '#api/contract/solleciti.ts';
import { describeError } from '#api/errors.ts';
import { formatData, getToday } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { Drawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { surroundingAtom, includeAtom, righeLettere } from '../atoms.ts';
import { closeAtom } from './open.ts';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  section: { display: 'grid', gap: '4px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    ...line,
    gap: '12px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

const TITOLI: Readonly<Record<PercheEsclusa, readonly [string, string]>> = {
  forse_pagata: [
    'Sembrano pagate',
    'Un movimento non ancora abbinato pare il loro pagamento: abbinalo, o includile se non lo è.',
  ],
  contestata: [
    'Contestate',
    'Il cliente contesta qualcosa: non si sollecitano finché la contestazione è aperta.',
  ],
  senza_soggetto: ['Senza cliente', 'Non si sa a chi scrivere: dai loro un soggetto nell’estratto conto.'],
  in_coda: [
    'Già in un sollecito',
    'Aspettano di partire, o che si decida di un invio non riuscito: guardale fra gli inviati.',
  ],
  gia_sollecitata: [
    'Sollecitate da poco',
    'Il livello successivo arriverà quando sarà passato il suo tempo.',
  ],
  livelli_finiti: [
    'Livelli finiti',
    'Hanno già ricevuto tutti i solleciti: il prossimo passo è di una persona.',
  ],
};
const ORDINE = Object.keys(TITOLI) as PercheEsclusa[];
/** More than these are read in the estratto conto. */
const MASSIMO = 200;

function Voce({ partita }: { partita: PartitaEsclusa }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const include = useSetAtom(includeAtom);
  const reload = useSetAtom(righeLettere.loadAtom);
  const reason = useMotivo('operatore');
  const [busy, setBusy] = useState(false);
  const { id, ragione_sociale, numero_documento, scadenza, residuo, divisa, giorni, perche } = partita;
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Non è cambiato nulla', testo: describeError(error) });
    }
    await reload();
    setBusy(false);
  };
  const settle = async () => {
    const { contestazioni } = await client.call('contestazioni', {
      query: partita.id_soggetto === null ? {} : { id_soggetto: partita.id_soggetto },
    });
    const own = contestazioni.find((each) => each.id === partita.id_contestazione);
    if (!own) return;
    await client.call('contestazioneSalva', {
      params: { id: own.id },
      body: { versione: own.versione, al: getToday() },
    });
  };
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span>
          {ragione_sociale} · {numero_documento ?? 'senza numero'} · {formatImporto(residuo)}
          {divisa === 'EUR' ? '' : ` ${divisa}`}
        </span>
        <span className={styles.small}>
          Scaduta il {formatData(scadenza)}, da {formatCount(giorni, 'giorno', 'giorni')}
          {partita.motivo === null ? '' : ` · ${partita.motivo}`}
        </span>
      </span>
      {perche === 'forse_pagata' ? (
        <Button size="small" disabledFocusable={busy} onClick={() => void act(async () => include(id))}>
          Includi
        </Button>
      ) : null}
      {perche === 'contestata' && reason === null ? (
        <Button size="small" disabledFocusable={busy} onClick={() => void act(settle)}>
          Chiudi la contestazione
        </Button>
      ) : null}
    </li>
  );
}

export function Escluse() {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const excluded = useAtomValue(surroundingAtom)?.escluse ?? [];
  return (
    <Drawer larghezza={660} titolo="Partite escluse" onClose={close}>
      {excluded.length === 0 ? (
        <p className={styles.text}>Nessuna partita in ritardo è rimasta fuori.</p>
      ) : null}
      {ORDINE.map((why) => {
        const own = excluded.filter((partita) => partita.perche === why);
        const [title, text] = TITOLI[why];
        return own.length === 0 ? null : (
          <section key={why} className={styles.section} aria-label={title}>
            <h3 className={styles.title}>
              {title} ({own.length})
            </h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.list}>
              {own.slice(0, MASSIMO).map((partita) => (
                <Voce key={partita.id} partita={partita} />
              ))}
            </ul>
            {own.length > MASSIMO ? <p className={styles.text}>Qui le prime {MASSIMO}.</p> : null}
          </section>
        );
      })}
    </Drawer>
  );
}
