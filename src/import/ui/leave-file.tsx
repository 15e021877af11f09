/** The way out of the file at hand: back to the list, or to the drop zone when it is the only one. */
import { Button } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { lasciaFileAtom } from './state/list.ts';
import { isElencoAtom } from './state/tabs.ts';

export interface LasciaFileProps {
  /** What the button says where there is no list. */
  testo: string;
  primary?: boolean;
}

export function LasciaFile({ testo, primary = false }: LasciaFileProps) {
  const lascia = useSetAtom(lasciaFileAtom);
  const elenco = useAtomValue(isElencoAtom);
  return (
    <Button appearance={primary ? 'primary' : 'secondary'} onClick={() => void lascia()}>
      {elenco ? 'Torna all’elenco' : testo}
    </Button>
  );
}
