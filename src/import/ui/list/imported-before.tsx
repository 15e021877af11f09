/** What the last go brought in, as the registro tells it once the list is gone with its page, and how to take it back. */
import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback } from 'react';
import { clientAtom } from '#state/api.ts';
import { aziendaAtom } from '#state/azienda.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useLettura } from '#state/use-reading.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { STUDIO, toBenchAddress } from '../words.ts';
import { decodeImported, type ImportatoIn } from '../state/imported.ts';
import { Importati, ReportBox } from './report.tsx';
import { UndoAll } from './undo-all.tsx';
import { useImportedParam } from './use-imported-address.ts';

const useStyles = makeStyles({
  root: { maxWidth: '1080px', width: '100%', margin: '0 auto 16px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Of what an address names, what is still there. */
function useStanding(text: string) {
  const client = useAtomValue(clientAtom);
  const read = useCallback(
    async (signal: AbortSignal): Promise<readonly ImportatoIn[]> => {
      const found: ImportatoIn[] = [];
      for (const [azienda, ids] of decodeImported(text)) {
        const { importazioni } = await client.call('importazioni', { azienda, signal });
        const imports = importazioni
          .filter(({ id_imp, stato }) => stato === 'completato' && ids.includes(id_imp))
          .map(({ id_imp, righe, nome_file }) => ({ scheda: null, id_imp, righe, nome: nome_file ?? '' }));
        if (imports.length > 0) found.push({ azienda, imports });
      }
      return found;
    },
    [client, text],
  );
  return useLettura(read);
}

function Before({ testo, onClose }: { testo: string; onClose: () => void }) {
  const styles = useStyles();
  const { dati, error, reread } = useStanding(testo);
  const own = useAtomValue(aziendaAtom)?.id ?? null;
  if (dati === null || dati.length === 0) return <ErrorBar testo={error} />;
  const [first, ...others] = dati;
  const ids =
    first?.azienda === own && others.length === 0 ? first?.imports.map(({ id_imp }) => id_imp) : null;
  return (
    <div className={styles.root}>
      <ReportBox>
        <Importati imported={dati} />
        <div className={styles.actions}>
          <ButtonLink appearance="primary" next to={ids ? toBenchAddress(ids) : STUDIO}>
            {ids ? 'Riconcilia' : 'Vai allo Studio'}
          </ButtonLink>
          <UndoAll imported={dati} onDone={() => void reread()} />
          <Button appearance="subtle" onClick={onClose}>
            Chiudi
          </Button>
        </div>
      </ReportBox>
    </div>
  );
}

/** Nothing where the address names no import. */
export function ImportedBefore() {
  const [text, write] = useImportedParam();
  return text === null ? null : <Before key={text} testo={text} onClose={() => write(null)} />;
}
