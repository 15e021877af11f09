import { makeStyles } from '@fluentui/react-components';
import { toCentesimi } from '#domain/importi.ts';
import { Verdict } from '#import/ui/preview/verdict.tsx';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '12px' } });

export function Verdetti() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Verdict quadratura={{ esito: 'quadra', differenza: toCentesimi(0), riga: null }} />
      <Verdict quadratura={{ esito: 'non_quadra', differenza: toCentesimi(1_200), riga: 34 }} />
      <Verdict
        quadratura={{
          esito: 'non_quadra',
          differenza: toCentesimi(-100),
          riga: null,
          totali: {
            riga: 40,
            dare: toCentesimi(10_350),
            avere: toCentesimi(35_000),
            dare_righe: toCentesimi(10_250),
            avere_righe: toCentesimi(35_000),
          },
        }}
      />
      <Verdict quadratura={{ esito: 'non_verificabile', differenza: null, riga: null }} />
    </div>
  );
}
