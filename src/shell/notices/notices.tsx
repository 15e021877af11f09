/** Above the footer, what concerns the whole page: an ended session, a silent server, what is not saved, what the server works at, a new version. */
import { Button, makeStyles } from '@fluentui/react-components';
import { formatCount } from '#domain/text.ts';
import { absentSinceAtom } from '#state/connection.ts';
import { holdingAtom } from '#state/held.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { missingPartsAtom, retryPartsAtom } from '#state/parts.ts';
import { tryAtom } from '#state/connection-check.ts';
import { suspendedCellsAtom, leaveSuspendedAtom } from '#state/pending.ts';
import { signingInAgainAtom } from '#state/sign-in-again.ts';
import { moveToNewAtom, newVersionAtom } from '#state/version.ts';
import { copyText } from '#ui/copy-text.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { InlineNotice } from '#ui/notice.tsx';
import { Works } from './works.tsx';

const useStyles = makeStyles({
  root: { gridArea: 'news', display: 'grid', minWidth: 0 },
});

const Riaccesso = loadWhenShown(async () => (await import('../sign-in-again/sign-in-again.tsx')).Riaccesso);

const ORA = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' });

function SilentServer() {
  const absentSince = useAtomValue(absentSinceAtom);
  const proof = useSetAtom(tryAtom);
  if (absentSince === null) return null;
  return (
    <InlineNotice
      tono="warning"
      titolo="Il server non risponde"
      actions={
        <Button size="small" onClick={() => void proof()}>
          Riprova
        </Button>
      }
    >
      {`Dalle ${ORA.format(absentSince)}: quello che vedi è di prima. Riprovo da solo.`}
    </InlineNotice>
  );
}

function NonSalvate() {
  const cells = useAtomValue(suspendedCellsAtom);
  const leave = useSetAtom(leaveSuspendedAtom);
  useAskBeforeLeaving(cells.length > 0);
  if (cells.length === 0) return null;
  return (
    <InlineNotice
      tono="warning"
      titolo={formatCount(cells.length, 'modifica non salvata', 'modifiche non salvate')}
      actions={
        <>
          <Button size="small" onClick={() => void copyText(cells.map(({ testo }) => testo).join('\n'))}>
            Copia
          </Button>
          <Button size="small" appearance="subtle" onClick={() => leave()}>
            Lascia perdere
          </Button>
        </>
      }
    >
      Resta in questa scheda e parte appena il server risponde.
    </InlineNotice>
  );
}

function PartiMancanti() {
  const missing = useAtomValue(missingPartsAtom);
  const retry = useSetAtom(retryPartsAtom);
  if (missing === 0) return null;
  return (
    <InlineNotice
      tono="warning"
      titolo="Una parte della pagina non si è caricata"
      actions={
        <Button size="small" onClick={() => retry()}>
          Riprova
        </Button>
      }
    >
      Se è appena uscita una nuova versione, ricarica la pagina.
    </InlineNotice>
  );
}

function VersioneNuova() {
  const fresh = useAtomValue(newVersionAtom);
  const pass = useSetAtom(moveToNewAtom);
  const suspended = useAtomValue(suspendedCellsAtom).length > 0;
  if (!fresh) return null;
  return (
    <InlineNotice
      tono="info"
      titolo="C’è una versione nuova"
      actions={
        <Button size="small" disabledFocusable={suspended} onClick={() => pass()}>
          Passa alla nuova
        </Button>
      }
    >
      {suspended
        ? 'Prima che la pagina si ricarichi devono partire le modifiche non salvate.'
        : 'Finisci con calma: la pagina si ricarica quando lo dici tu.'}
    </InlineNotice>
  );
}

/** The session has ended: the person signs in again over the page. */
function SessioneScaduta() {
  return useAtomValue(signingInAgainAtom) ? <Riaccesso /> : null;
}

export function Notices() {
  const styles = useStyles();
  useAskBeforeLeaving(useAtomValue(holdingAtom));
  return (
    <div className={styles.root} data-testid="avvisi">
      <Works />
      <SessioneScaduta />
      <SilentServer />
      <NonSalvate />
      <PartiMancanti />
      <VersioneNuova />
    </div>
  );
}
