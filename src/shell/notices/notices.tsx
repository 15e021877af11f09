/** Above the footer, what concerns the whole page: an ended session, a silent server, what is not saved, a new version. */
import { Button, makeStyles } from '@fluentui/react-components';
import { assenteDaAtom } from '#state/connection.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { partiMancantiAtom, riprovaPartiAtom } from '#state/parts.ts';
import { provaAtom } from '#state/connection-check.ts';
import { celleSospeseAtom, lasciaSospeseAtom } from '#state/pending.ts';
import { riaccessoAtom } from '#state/sign-in-again.ts';
import { passaAllaNuovaAtom, versioneNuovaAtom } from '#state/version.ts';
import { copyText } from '#ui/copy-text.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { Avviso } from '#ui/notice.tsx';

const useStyles = makeStyles({
  root: { gridArea: 'news', display: 'grid', minWidth: 0 },
});

const Riaccesso = loadWhenShown(async () => (await import('../sign-in-again/sign-in-again.tsx')).Riaccesso);

const ORA = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' });

function ServerMuto() {
  const assenteDa = useAtomValue(assenteDaAtom);
  const prova = useSetAtom(provaAtom);
  if (assenteDa === null) return null;
  return (
    <Avviso
      tono="warning"
      titolo="Il server non risponde"
      azioni={
        <Button size="small" onClick={() => void prova()}>
          Riprova
        </Button>
      }
    >
      {`Dalle ${ORA.format(assenteDa)}: quello che vedi è di prima. Riprovo da solo.`}
    </Avviso>
  );
}

function NonSalvate() {
  const celle = useAtomValue(celleSospeseAtom);
  const lascia = useSetAtom(lasciaSospeseAtom);
  useAskBeforeLeaving(celle.length > 0);
  if (celle.length === 0) return null;
  const titolo = celle.length === 1 ? '1 modifica non salvata' : `${celle.length} modifiche non salvate`;
  return (
    <Avviso
      tono="warning"
      titolo={titolo}
      azioni={
        <>
          <Button size="small" onClick={() => void copyText(celle.map(({ testo }) => testo).join('\n'))}>
            Copia
          </Button>
          <Button size="small" appearance="subtle" onClick={() => lascia()}>
            Lascia perdere
          </Button>
        </>
      }
    >
      Resta in questa scheda e parte appena il server risponde.
    </Avviso>
  );
}

function PartiMancanti() {
  const mancanti = useAtomValue(partiMancantiAtom);
  const riprova = useSetAtom(riprovaPartiAtom);
  if (mancanti === 0) return null;
  return (
    <Avviso
      tono="warning"
      titolo="Una parte della pagina non si è caricata"
      azioni={
        <Button size="small" onClick={() => riprova()}>
          Riprova
        </Button>
      }
    >
      Se è appena uscita una nuova versione, ricarica la pagina.
    </Avviso>
  );
}

function VersioneNuova() {
  const nuova = useAtomValue(versioneNuovaAtom);
  const passa = useSetAtom(passaAllaNuovaAtom);
  const sospese = useAtomValue(celleSospeseAtom).length > 0;
  if (!nuova) return null;
  return (
    <Avviso
      tono="info"
      titolo="C’è una versione nuova"
      azioni={
        <Button size="small" disabledFocusable={sospese} onClick={() => passa()}>
          Passa alla nuova
        </Button>
      }
    >
      {sospese
        ? 'Prima che la pagina si ricarichi devono partire le modifiche non salvate.'
        : 'Finisci con calma: la pagina si ricarica quando lo dici tu.'}
    </Avviso>
  );
}

/** The session has ended: the person signs in again over the page. */
function SessioneScaduta() {
  return useAtomValue(riaccessoAtom) ? <Riaccesso /> : null;
}

export function Avvisi() {
  const styles = useStyles();
  return (
    <div className={styles.root} data-testid="avvisi">
      <SessioneScaduta />
      <ServerMuto />
      <NonSalvate />
      <PartiMancanti />
      <VersioneNuova />
    </div>
  );
}
