/** The door to a soggetto's panel, in its row. */
import { Button } from '@fluentui/react-components';
import { PanelRightExpandRegular } from '@fluentui/react-icons';
import { useSetAtom } from '#state/jotai.ts';
import { openAtom } from './dialogs/open.ts';
import type { RigaAnagrafica } from './row.ts';

export function RecordButton({ riga: { id, ragione_sociale } }: { riga: RigaAnagrafica }) {
  const open = useSetAtom(openAtom);
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<PanelRightExpandRegular />}
      aria-label={`Apri la scheda di ${ragione_sociale}`}
      onClick={() => open({ tipo: 'scheda', id })}
    />
  );
}
