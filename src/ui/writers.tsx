/** What changes data, outside the actions of a workspace, for who may and for who may only look. */
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useMotivo } from '#state/ruolo.ts';
import { loadWhenShown } from './lazy.tsx';

/** Most visits are of people who may write. */
const ReadOnlyNotice = loadWhenShown(async () => (await import('./read-only-notice.tsx')).ReadOnlyNotice);

const useStyles = makeStyles({
  fields: { display: 'contents', border: 'none', margin: 0, padding: 0, minWidth: 0 },
});

/** Not there at all for who may only look. */
export function ForWriters({ children }: { children: ReactNode }) {
  return useMotivo('operatore') === null ? children : null;
}

/** There to be read: for who may only look every field and button inside is off, and the reason stands above them. */
export function WritableFields({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const reason = useMotivo('operatore');
  return (
    <>
      {reason === null ? null : <ReadOnlyNotice motivo={reason} />}
      <fieldset className={styles.fields} disabled={reason !== null}>
        {children}
      </fieldset>
    </>
  );
}
