import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import {
  AddRegular,
  ArrowClockwiseRegular,
  DeleteRegular,
  DocumentArrowDownRegular,
} from '@fluentui/react-icons';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

export function Icone() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Button appearance="primary" icon={<AddRegular />}>
        Nuovo
      </Button>
      <Button icon={<DocumentArrowDownRegular />}>Esporta in Excel</Button>
      <Tooltip content="Aggiorna" relationship="label">
        <Button appearance="subtle" icon={<ArrowClockwiseRegular />} />
      </Tooltip>
      <Tooltip content="Elimina (Canc)" relationship="label">
        <Button appearance="subtle" icon={<DeleteRegular />} />
      </Tooltip>
    </div>
  );
}
