import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Text,
  Tooltip,
} from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  riga: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  testo: { maxWidth: '280px', display: 'block' },
});

export function Fumetto() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Popover withArrow trapFocus>
        <PopoverTrigger disableButtonEnhancement>
          <Button icon={<InfoRegular />}>Che cosa vuol dire quadra</Button>
        </PopoverTrigger>
        <PopoverSurface aria-label="Che cosa vuol dire quadra">
          <Text className={styles.testo}>
            Saldo iniziale più le righe del file è uguale al saldo finale, al centesimo.
          </Text>
        </PopoverSurface>
      </Popover>
      <Tooltip content="Ctrl+Maiusc+E" relationship="description">
        <Button>Esporta in Excel</Button>
      </Tooltip>
    </div>
  );
}
