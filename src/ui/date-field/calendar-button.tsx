/** The button inside a date field that opens its calendar. */
import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';

const useStyles = makeStyles({ root: { minWidth: '24px', width: '24px', marginInlineEnd: '-6px' } });

export function CalendarButton(props: ComponentProps<typeof Button>) {
  const styles = useStyles();
  return (
    <Button
      {...props}
      className={styles.root}
      size="small"
      appearance="transparent"
      icon={<CalendarRegular />}
      aria-label="Apri il calendario"
      title="Apri il calendario (Alt+Freccia giù)"
    />
  );
}
