/** The studio takes files of all its aziende at once: dropped anywhere on it, or chosen. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeError } from '#api/errors.ts';
import { collectDrop } from '#import/ui/file/collect.ts';
import { atom, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { paths } from '../paths.ts';
import { FileInput } from '#ui/file-input.tsx';

const useStyles = makeStyles({
  root: { height: '100%', minHeight: 0 },
  over: { outline: `3px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-6px' },
  // The sign alone on a phone, without room for what is not written.
  bottone: {
    '@media (max-width: 640px)': { minWidth: 'auto', '& .fui-Button__icon': { marginRight: 0 } },
  },
  testo: { '@media (max-width: 640px)': { display: 'none' } },
});

/** The code of the import comes with the first files; reading them goes on by itself. */
const takeAtom = atom(null, async (_get, set, files: readonly File[]) => {
  const { addForAllAtom } = await import('#import/ui/index.ts');
  set(addForAllAtom, files).catch((error: unknown) =>
    showToast({ severity: 'error', titolo: 'I file non si sono letti', testo: describeError(error) }),
  );
});

function warn(error: unknown): void {
  showToast({
    severity: 'error',
    titolo: 'I file non si leggono',
    testo: `Un file potrebbe essere stato spostato o protetto. ${describeError(error)}`,
  });
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

interface DropEverythingProps {
  /** Draws the page, with the button where it has room for it. */
  children: (button: ReactNode) => ReactNode;
}

export function DropEverything({ children }: DropEverythingProps) {
  const styles = useStyles();
  const takeAll = useSetAtom(takeAtom);
  const navigate = useNavigate();
  const reason = useMotivo('operatore');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = async (collected: Promise<readonly File[]>) => {
    try {
      const files = await collected;
      if (files.length === 0) return;
      await takeAll(files);
      await navigate(paths.importEstratto);
    } catch (error) {
      warn(error);
    }
  };
  const button = (
    <>
      <Button
        className={styles.bottone}
        icon={<ArrowUploadRegular />}
        disabled={reason !== null}
        title={reason ?? 'Anche trascinandoli qui: ogni file va alla sua azienda'}
        aria-label="Importa file per tutte le aziende"
        onClick={() => input.current?.click()}
      >
        <span className={styles.testo}>Importa file per tutte le aziende</span>
      </Button>
      <FileInput
        ref={input}
        label="File di tutte le aziende"
        multiple
        onChoose={(files) => void take(Promise.resolve(files))}
      />
    </>
  );
  return (
    // The button is the way for the keyboard; the whole page is the target for the mouse.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={mergeClasses(styles.root, over && styles.over)}
      onDragOver={(event) => {
        if (reason !== null || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (reason !== null || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        void take(collectDrop(event.dataTransfer));
      }}
    >
      {children(button)}
    </div>
  );
}
