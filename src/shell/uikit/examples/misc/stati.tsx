import { makeStyles } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  CheckmarkCircleFilled,
  CircleHalfFillFilled,
  CircleRegular,
  ErrorCircleFilled,
} from '@fluentui/react-icons';
import { ColumnLabel } from '#grids/engine/label.tsx';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' } });

export function Stati() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <ColumnLabel tono="neutro" icon={<CircleRegular />} testo="Aperta" />
      <ColumnLabel tono="attenzione" icon={<CircleHalfFillFilled />} testo="Parziale" />
      <ColumnLabel tono="positivo" icon={<CheckmarkCircleFilled />} testo="Chiusa" />
      <ColumnLabel tono="negativo" icon={<ErrorCircleFilled />} testo="Non quadra" />
      <ColumnLabel tono="spento" icon={<ArrowUndoRegular />} testo="Annullata" />
    </div>
  );
}
