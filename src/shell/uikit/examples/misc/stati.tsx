import { makeStyles } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  CheckmarkCircleFilled,
  CircleHalfFillFilled,
  CircleRegular,
  ErrorCircleFilled,
} from '@fluentui/react-icons';
import { Etichetta } from '#grids/engine/label.tsx';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' } });

export function Stati() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Etichetta tono="neutro" icon={<CircleRegular />} testo="Aperta" />
      <Etichetta tono="attenzione" icon={<CircleHalfFillFilled />} testo="Parziale" />
      <Etichetta tono="positivo" icon={<CheckmarkCircleFilled />} testo="Chiusa" />
      <Etichetta tono="negativo" icon={<ErrorCircleFilled />} testo="Non quadra" />
      <Etichetta tono="spento" icon={<ArrowUndoRegular />} testo="Annullata" />
    </div>
  );
}
