/** How a table is read, to be corrected: which column feeds which field, the sign, dates and decimals. */
import { makeStyles } from '@fluentui/react-components';
import {
  campoTracciatoSchema,
  type CampoTracciato,
  decimaliSchema,
  type Lettura,
  ordineDataSchema,
  segnoSchema,
} from '#api/contract/tracciati.ts';
import { assignCampo, CAMPI, countColonne, formatColonna, SIGNS } from './corrected-reading.ts';
import { Scelta } from './choice.tsx';

const useStyles = makeStyles({
  columns: { display: 'flex', flexDirection: 'column', gap: '10px' },
  row: { display: 'grid', gridTemplateColumns: '1fr 190px', gap: '12px', alignItems: 'center' },
  name: { overflowWrap: 'anywhere' },
  pair: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' },
});

const ORDINI = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno-mese-giorno' } as const;
const DECIMALI = { ',': 'virgola: 1.234,56', '.': 'punto: 1,234.56' } as const;
const NONE = 'nessuno';

const VOCI: Readonly<Record<CampoTracciato | typeof NONE, string>> = { [NONE]: 'Non usare', ...CAMPI };

interface CampiLetturaProps {
  lettura: Lettura;
  onChange: (lettura: Lettura) => void;
}

function Colonne({ lettura, onChange }: CampiLetturaProps) {
  const styles = useStyles();
  return (
    <div className={styles.columns}>
      {Array.from({ length: countColonne(lettura) }, (_, index) => {
        const name = formatColonna(lettura, index);
        const field = lettura.colonne.find((column) => column.indice === index)?.campo ?? NONE;
        return (
          <div key={index} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Scelta
              hidden
              label={`Campo della colonna ${name}`}
              voci={VOCI}
              value={field}
              onChange={(value) =>
                onChange(
                  assignCampo(lettura, index, value === NONE ? null : campoTracciatoSchema.parse(value)),
                )
              }
            />
          </div>
        );
      })}
    </div>
  );
}

export function CampiLettura({ lettura, onChange }: CampiLetturaProps) {
  const styles = useStyles();
  const change = (part: Partial<Lettura>) => onChange({ ...lettura, ...part });
  return (
    <>
      <Colonne lettura={lettura} onChange={onChange} />
      <Scelta
        label="Come si legge il segno"
        voci={SIGNS}
        value={lettura.segno}
        onChange={(value) => change({ segno: segnoSchema.parse(value) })}
      />
      <div className={styles.pair}>
        <Scelta
          label="Date"
          voci={ORDINI}
          value={lettura.ordine_data}
          onChange={(value) => change({ ordine_data: ordineDataSchema.parse(value) })}
        />
        <Scelta
          label="Decimali"
          voci={DECIMALI}
          value={lettura.decimali}
          onChange={(value) => change({ decimali: decimaliSchema.parse(value) })}
        />
      </div>
    </>
  );
}
