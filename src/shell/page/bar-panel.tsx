/** What opens under a button of the top bar. */
import {
  Popover,
  PopoverSurface,
  PopoverTrigger,
  type PopoverTriggerProps,
} from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { layoutAtom, type PanelName, setPanelAtom } from '#state/layout.ts';
import type { ReactNode } from 'react';

interface BarPanelProps {
  panel: PanelName;
  label: string;
  className: string;
  /** The button. */
  trigger: NonNullable<PopoverTriggerProps['children']>;
  /** The panel itself has the keys as it opens: it may hold nothing to press. */
  takesKeys?: boolean;
  children: ReactNode;
}

export function BarPanel({ panel, label, className, trigger, takesKeys = false, children }: BarPanelProps) {
  const open = useAtomValue(layoutAtom).panel === panel;
  const setPanel = useSetAtom(setPanelAtom);
  return (
    <Popover
      open={open}
      onOpenChange={(_event, data) => setPanel(panel, data.open)}
      positioning={{ position: 'below', align: 'end', offset: 6, overflowBoundaryPadding: 12 }}
      // Beside its button in the page, not over it: Tab goes on to the rest of the bar.
      inline
    >
      <PopoverTrigger disableButtonEnhancement>{trigger}</PopoverTrigger>
      <PopoverSurface className={className} aria-label={label} {...(takesKeys && { tabIndex: -1 })}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}
