/** The way out of the file at hand: back to the list, or to the drop zone when it is the only one. */
import { Button } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { leaveFileAtom } from './state/list.ts';
import { isListAtom } from './state/tabs.ts';

interface LeaveFileProps {
  /** What the button says where there is no list. */
  testo: string;
  primary?: boolean;
}

export function LeaveFile({ testo, primary = false }: LeaveFileProps) {
  const leave = useSetAtom(leaveFileAtom);
  const list = useAtomValue(isListAtom);
  return (
    <Button appearance={primary ? 'primary' : 'secondary'} onClick={() => void leave()}>
      {list ? 'Torna all’elenco' : testo}
    </Button>
  );
}
