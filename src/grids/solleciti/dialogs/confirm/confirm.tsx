/** Last look before letters leave: who gets what, word for word, and the one button that sends. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons';
import { ErrorBar, NoteBar } from '#ui/error-bar.tsx';
import type { Lettera } from '#api/contract/solleciti.ts';
import { Drawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { useSetAtom } from '#state/jotai.ts';
import { closeAtom } from '../open.ts';
import { Anteprima } from './preview.tsx';
import { Elenco } from './list.tsx';
import { formatSend, useConferma } from './state.ts';

const useStyles = makeStyles({
  both: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(280px, 360px) minmax(0, 1fr)',
    alignItems: 'start',
    '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  note: { color: tokens.colorNeutralForeground2 },
});

export function Conferma({ lettere }: { lettere: readonly Lettera[] }) {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const usage = useConferma(lettere);
  const { drafts, scelta, setScelta, cambia, ready, blocked, motivo, submit, underway, error } = usage;
  const opened = drafts.find(({ chiave }) => chiave === scelta);
  const send = (
    <Button
      appearance="primary"
      icon={<SendRegular />}
      disabledFocusable={motivo !== null || underway}
      onClick={() => void submit()}
    >
      {formatSend(ready)}
    </Button>
  );
  return (
    <Drawer
      larghezza={1180}
      titolo="Rileggi e conferma"
      onClose={close}
      footer={
        <>
          {motivo === null ? (
            send
          ) : (
            <Tooltip content={motivo} relationship="description">
              {send}
            </Tooltip>
          )}
          <Button onClick={close}>Lascia stare</Button>
          <output className={styles.note}>
            {motivo ??
              (drafts.length === ready.length
                ? 'Parte solo ciò che vedi qui.'
                : `Parte solo ciò che è spuntato: ${formatCount(drafts.length - ready.length, 'resta fuori', 'restano fuori')}.`)}
          </output>
        </>
      }
    >
      <ErrorBar testo={error} />
      {blocked.length === 0 ? null : (
        <NoteBar intent="warning">
          {formatCount(blocked.length, 'sollecito non può partire', 'solleciti non possono partire')}: scrivi
          l’indirizzo o togli la spunta.
        </NoteBar>
      )}
      <div className={styles.both}>
        <Elenco drafts={drafts} scelta={scelta} onChoose={setScelta} onChange={cambia} />
        {opened ? (
          <Anteprima
            key={opened.chiave}
            draft={opened}
            sending={underway}
            onChange={(patch) => cambia(opened.chiave, patch)}
          />
        ) : null}
      </div>
    </Drawer>
  );
}
