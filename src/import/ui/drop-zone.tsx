/** Where files enter: dropped, chosen with the mouse or with the keyboard. */
import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  mergeClasses,
  Subtitle1,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  ClipboardPasteRegular,
  DocumentArrowUpRegular,
  FolderOpenRegular,
  LockClosedRegular,
  ArrowUndoRegular,
} from '@fluentui/react-icons';
import { type DragEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { collectDrop, fromClipboard, fromFolder, fromText } from './file/collect.ts';
import { addFilesAtom } from './state/list.ts';
import { FileInput } from '#ui/file-input.tsx';
import { ReadOnlyNotice } from '#ui/read-only-notice.tsx';
import { useKeys } from '#ui/use-media.ts';

/** What the file chooser shows; the content says what a file is, and any can be dropped. */
const TABLES = '.csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.html,.htm,text/csv,text/plain';
export const ENDINGS = `${TABLES},.pdf,.zip,.p7m,.xml,.sta,.mt940,.940,.942,.swi,.fin,.ofx,.qfx,.qif,.rh,.rnd,.cbi,.dat`;

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    maxWidth: '1080px',
    width: '100%',
    margin: '0 auto',
  },
  zone: {
    boxSizing: 'border-box',
    minHeight: 'min(380px, 52vh)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalM,
    padding: '32px 20px',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: tokens.durationFaster,
    ':hover': { border: `2px dashed ${tokens.colorBrandStroke1}` },
  },
  over: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '56px', display: 'flex', color: tokens.colorBrandForeground1 },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2, maxWidth: '620px', textAlign: 'center' },
  altri: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  fact: { display: 'flex', gap: '10px', alignItems: 'flex-start' },
  factIcon: { display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground1, flexShrink: 0 },
  factText: { display: 'flex', flexDirection: 'column', gap: '2px', color: tokens.colorNeutralForeground2 },
});

function Fatto({ icon, title, text }: { icon: ReactElement; title: string; text: string }) {
  const styles = useStyles();
  return (
    <li className={styles.fact}>
      <span className={styles.factIcon} aria-hidden>
        {icon}
      </span>
      <span className={styles.factText}>
        <b>{title}</b>
        <Caption1>{text}</Caption1>
      </span>
    </li>
  );
}

type Add = (files: readonly File[]) => Promise<void>;

/** A paste anywhere on the page brings files or a table; in a field it stays the field's. */
function usePaste(add: Add): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
        return;
      const files = fromClipboard(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      void add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [add]);
}

/** From the button: browsers ask for a permission, which may be refused. */
async function onPaste(add: Add): Promise<void> {
  try {
    const file = fromText(await navigator.clipboard.readText());
    if (file) await add([file]);
    else
      showToast({
        severity: 'info',
        titolo: 'Negli appunti non c’è una tabella',
        testo: 'Copia le righe da Excel o dalla banca, intestazione compresa, e riprova.',
      });
  } catch {
    showToast({
      severity: 'info',
      titolo: 'Premi Ctrl+V',
      testo: 'Il browser non lascia leggere gli appunti da qui: con Ctrl+V (Cmd+V sul Mac) funziona.',
    });
  }
}

function warnUnreadable(): void {
  showToast({
    severity: 'error',
    titolo: 'La cartella non si legge',
    testo: 'Un file potrebbe essere stato spostato o protetto: apri la cartella e trascina i file.',
  });
}

export function DropZone() {
  const styles = useStyles();
  const add = useSetAtom(addFilesAtom);
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    collectDrop(event.dataTransfer).then(
      (files) => void add(files),
      () => warnUnreadable(),
    );
  };
  usePaste(add);
  // A finger drags nothing, and has no keys to paste with.
  const keys = useKeys();
  const reason = useMotivo('operatore');
  return (
    <div className={styles.root}>
      {reason === null ? null : (
        <ReadOnlyNotice motivo={`${reason}: un file si legge e si prova, ma non si importa.`} />
      )}
      {/* The button inside is the way for the keyboard; the whole zone is a larger target for the mouse. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={mergeClasses(styles.zone, over && styles.over)}
        onClick={choose}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles.icon} aria-hidden>
          <DocumentArrowUpRegular />
        </span>
        <Subtitle1 as="h2" className={styles.title}>
          {over ? 'Lascia qui i file' : `${keys ? 'Trascina qui' : 'Scegli'} gli estratti conto`}
        </Subtitle1>
        <Body1 className={styles.hint}>
          Estratti conto, fatture elettroniche, RiBa e scadenzari: uno o più file, una cartella, uno ZIP.
          {keys ? ' Una tabella copiata da Excel si incolla con Ctrl+V.' : null}
        </Body1>
        <Button
          appearance="primary"
          size="large"
          icon={<ArrowUploadRegular />}
          onClick={(event) => {
            event.stopPropagation();
            choose();
          }}
        >
          Scegli i file
        </Button>
        <div className={styles.altri}>
          <Button
            icon={<FolderOpenRegular />}
            onClick={(event) => {
              event.stopPropagation();
              folder.current?.click();
            }}
          >
            Scegli una cartella
          </Button>
          <Button
            icon={<ClipboardPasteRegular />}
            onClick={(event) => {
              event.stopPropagation();
              void onPaste(add);
            }}
          >
            Incolla una tabella
          </Button>
        </div>
        <FileInput
          ref={folder}
          label="Cartella da importare"
          folder
          onClick={(event) => event.stopPropagation()}
          onChoose={(files) => void add(fromFolder(files))}
        />
        <FileInput
          ref={input}
          label="File da importare"
          accept={ENDINGS}
          multiple
          onClick={(event) => event.stopPropagation()}
          onChoose={(files) => void add(files)}
        />
      </div>
      <ul className={styles.facts}>
        <Fatto
          icon={<LockClosedRegular />}
          title="Letto sul tuo computer"
          text="Nulla viene inviato finché non confermi."
        />
        <Fatto
          icon={<CheckmarkCircleRegular />}
          title="Provato al centesimo"
          text="Saldo iniziale, righe e saldo finale devono quadrare."
        />
        <Fatto
          icon={<ArrowUndoRegular />}
          title="Sempre annullabile"
          text="Un’importazione entra tutta o per niente, e si può togliere."
        />
      </ul>
    </div>
  );
}
