/** The side panel where a wrong reading is put right: which column feeds which field, dates, decimals, sign. */
import {
  Button,
  Caption1,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  Dropdown,
  Field,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Option,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import {
  campoTracciatoSchema,
  type CampoTracciato,
  decimaliSchema,
  type Lettura,
  ordineDataSchema,
  segnoSchema,
} from '#api/contract/tracciati.ts';
import { useSetAtom } from '#state/jotai.ts';
import { rileggiAtom } from '../stato/lettura.ts';
import type { Anteprima } from '../stato/tipi.ts';
import { Tagli } from './tagli.tsx';
import { assignCampo, CAMPI, countColonne, nomeColonna, refuseLettura, SEGNI } from './lettura-corretta.ts';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '20px' },
  columns: { display: 'flex', flexDirection: 'column', gap: '10px' },
  row: { display: 'grid', gridTemplateColumns: '1fr 190px', gap: '12px', alignItems: 'center' },
  name: { overflowWrap: 'anywhere' },
  caption: { color: tokens.colorNeutralForeground3 },
  pair: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' },
  select: { minWidth: 0 },
});

export const ORDINI = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno-mese-giorno' } as const;
export const DECIMALI = { ',': 'virgola: 1.234,56', '.': 'punto: 1,234.56' } as const;
const NESSUNO = 'nessuno';

interface SceltaProps<V extends string> {
  label: string;
  voci: Readonly<Record<V, string>>;
  value: V;
  onChange: (value: string) => void;
  nascosta?: boolean;
}

/** A dropdown over a record of words. */
export function Scelta<V extends string>({ label, voci, value, onChange, nascosta = false }: SceltaProps<V>) {
  const styles = useStyles();
  const dropdown = (
    <Dropdown
      className={styles.select}
      {...(nascosta ? { 'aria-label': label } : {})}
      value={voci[value]}
      selectedOptions={[value]}
      onOptionSelect={(_event, { optionValue }) => onChange(optionValue ?? value)}
    >
      {Object.entries<string>(voci).map(([key, text]) => (
        <Option key={key} value={key}>
          {text}
        </Option>
      ))}
    </Dropdown>
  );
  return nascosta ? dropdown : <Field label={label}>{dropdown}</Field>;
}

const VOCI: Readonly<Record<CampoTracciato | typeof NESSUNO, string>> = { [NESSUNO]: 'Non usare', ...CAMPI };

export function Colonne({ lettura, onChange }: { lettura: Lettura; onChange: (lettura: Lettura) => void }) {
  const styles = useStyles();
  return (
    <div className={styles.columns}>
      {Array.from({ length: countColonne(lettura) }, (_, indice) => {
        const nome = nomeColonna(lettura, indice);
        const campo = lettura.colonne.find((colonna) => colonna.indice === indice)?.campo ?? NESSUNO;
        return (
          <div key={indice} className={styles.row}>
            <span className={styles.name}>{nome}</span>
            <Scelta
              nascosta
              label={`Campo della colonna ${nome}`}
              voci={VOCI}
              value={campo}
              onChange={(value) =>
                onChange(
                  assignCampo(lettura, indice, value === NESSUNO ? null : campoTracciatoSchema.parse(value)),
                )
              }
            />
          </div>
        );
      })}
    </div>
  );
}

interface ColonneEditorProps {
  anteprima: Anteprima;
  /** How the file is read now. */
  letta: Lettura;
  onChiudi: () => void;
}

export function ColonneEditor({ anteprima, letta, onChiudi }: ColonneEditorProps) {
  const styles = useStyles();
  const rileggi = useSetAtom(rileggiAtom);
  const [lettura, setLettura] = useState(letta);
  const motivo = refuseLettura(lettura);
  const change = (part: Partial<Lettura>) => setLettura({ ...lettura, ...part });
  return (
    <OverlayDrawer open position="end" size="medium" onOpenChange={(_event, { open }) => !open && onChiudi()}>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi" onClick={onChiudi} />
          }
        >
          Colonne del file
        </DrawerHeaderTitle>
        <Caption1 className={styles.caption}>
          Cambia ciò che è stato letto male: il file viene riletto subito, le correzioni fatte nelle celle si
          perdono.
        </Caption1>
      </DrawerHeader>
      <DrawerBody>
        <div className={styles.body}>
          {letta.tagli && <Tagli anteprima={anteprima} tagli={letta.tagli} onChiudi={onChiudi} />}
          <Colonne lettura={lettura} onChange={setLettura} />
          <Scelta
            label="Come si legge il segno"
            voci={SEGNI}
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
          {motivo !== null && (
            <MessageBar intent="warning">
              <MessageBarBody>{motivo}</MessageBarBody>
            </MessageBar>
          )}
        </div>
      </DrawerBody>
      <DrawerFooter>
        <Button
          appearance="primary"
          disabled={motivo !== null}
          onClick={() => {
            onChiudi();
            void rileggi(anteprima.contesto, lettura);
          }}
        >
          Rileggi il file
        </Button>
        <Button onClick={onChiudi}>Annulla</Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
}
