import { makeStyles } from '@fluentui/react-components';
import { toCentesimi } from '#domain/importi.ts';
import { QuadraturaBadge } from '../../../dashboard/quadratura-badge.tsx';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '12px' } });

export function Distintivi() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <QuadraturaBadge quadratura={{ esito: 'quadra', differenza: toCentesimi(0), riga: null }} />
      <QuadraturaBadge quadratura={{ esito: 'non_quadra', differenza: toCentesimi(-1_200), riga: 34 }} />
      <QuadraturaBadge quadratura={{ esito: 'non_verificabile', differenza: null, riga: null }} />
    </div>
  );
}
