/** What concerns the whole page, above the footer: a silent server, what is not saved, a missing part, a new version. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { assenteDaAtom } from '#state/connection.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { partiMancantiAtom, riprovaPartiAtom } from '#state/parts.ts';
import { provaAtom } from '#state/connection-check.ts';
import { celleSospeseAtom, lasciaSospeseAtom } from '#state/pending.ts';
import { passaAllaNuovaAtom, versioneNuovaAtom } from '#state/version.ts';
import { copyText } from '#ui/copy-text.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';

const useStyles = makeStyles({
  root: { gridArea: 'news', display: 'grid', minWidth: 0 },
  avviso: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '6px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  info: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground1 },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    borderTopColor: tokens.colorStatusWarningBorder1,
  },
  text: { flex: '1 1 240px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

interface AvvisoProps {
  tono: 'info' | 'warning';
  titolo: string;
  children: ReactNode;
  azioni: ReactNode;
}

function Avviso({ tono, titolo, children, azioni }: AvvisoProps) {
  const styles = useStyles();
  return (
    <output className={mergeClasses(styles.avviso, styles[tono])}>
      <span className={styles.text}>
        <strong>{titolo}.</strong> {children}
      </span>
      <span className={styles.actions}>{azioni}</span>
    </output>
  );
}

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

export function Avvisi() {
  const styles = useStyles();
  return (
    <div className={styles.root} data-testid="avvisi">
      <ServerMuto />
      <NonSalvate />
      <PartiMancanti />
      <VersioneNuova />
    </div>
  );
}
