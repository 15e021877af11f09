/** From which score proposals are accepted without looking at each of them, and how right that has been so far. */
import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import type { AnswerOf } from '#api/client.ts';
import { formatInteger } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useForm } from '#ui/form.ts';
import { Fields, Loaded, Section, TextField, FormCard, SubmitRow } from '#ui/parts.tsx';

type Soglia = AnswerOf<'soglia'>;

const thresholdResource = createResource((client, signal) => client.call('soglia', { signal }));

const PHONE = '@media (max-width: 640px)';

const useStyles = makeStyles({
  // On a phone all five stand beside each other, in smaller letters.
  table: {
    [PHONE]: { fontSize: tokens.fontSizeBase200, '& th, & td': { padding: '0 4px', fontSize: 'inherit' } },
  },
  first: { [PHONE]: { width: '84px' } },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // The header's own text stands in a box that spreads it.
  head: {
    whiteSpace: 'nowrap',
    '& > *': { justifyContent: 'flex-end', textAlign: 'right' },
    [PHONE]: { whiteSpace: 'normal' },
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const show = (quota: number): string => percent.format(quota * 100);

/** `95`, `99,5 %`: the share that was typed; NaN, which the server refuses in its own words, when it is no number. */
const parseShare = (text: string): number => {
  const clean = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(clean) ? Number(clean) / 100 : Number.NaN;
};

/** What was undone altogether measures nothing; few decisions do not yet. */
function describePrecisione({ accettate, annullate, precisione }: Soglia['automatiche']): string {
  if (precisione !== null) return `Precisione misurata: ${show(precisione)} %`;
  return accettate > 0 && accettate === annullate
    ? 'Nessun abbinamento accettato così è in piedi: la precisione non si misura'
    : 'La precisione si misura da 100 decisioni in su';
}

function Fasce({ fasce }: Pick<Soglia, 'fasce'>) {
  const styles = useStyles();
  const right = { className: styles.number };
  return (
    <>
      <Table size="small" className={styles.table} aria-label="Proposte accettate e sbagliate, per punteggio">
        <TableHeader>
          <TableRow>
            <TableHeaderCell className={styles.first}>Punteggio</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Accettate</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Poi annullate</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Rifiutate</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Giuste</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {fasce.toReversed().map((band) => (
            <TableRow key={band.punteggio_da}>
              <TableCell>{`da ${show(band.punteggio_da)} a ${show(band.punteggio_a)}`}</TableCell>
              <TableCell {...right}>{formatInteger(band.accettate)}</TableCell>
              <TableCell {...right}>{formatInteger(band.annullate)}</TableCell>
              <TableCell {...right}>{formatInteger(band.rifiutate)}</TableCell>
              <TableCell {...right}>
                {band.precisione === null ? '—' : `${show(band.precisione)} %`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {fasce.some(({ precisione }) => precisione === null) ? (
        <p className={styles.hint}>Quante sono giuste si dice da 100 decisioni in su.</p>
      ) : null}
    </>
  );
}

function ThresholdForm({ soglia, onSaved }: { soglia: Soglia; onSaved: () => Promise<void> }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore');
  const opening = show(soglia.soglia);
  const { valori, bind, error, underway, submit } = useForm({ soglia: opening });
  const { automatiche } = soglia;
  const save = () =>
    submit(async () => {
      try {
        await client.call('sogliaSalva', {
          body: { soglia: parseShare(valori.soglia), versione: soglia.versione },
        });
        showToast({ titolo: 'Soglia salvata' });
      } finally {
        await onSaved();
      }
    });
  return (
    <FormCard
      titolo="Accettazione automatica"
      testo="Le proposte con questo punteggio o più si possono accettare tutte insieme. Quelle con un rivale di pari forza restano sempre da decidere."
      error={error}
      motivo={reason}
      onSubmit={save}
    >
      <Fields>
        <TextField
          label="Soglia (%)"
          {...bind('soglia')}
          hint={`Da 50 a 100. ${describePrecisione(automatiche)}`}
          disabled={reason !== null}
        />
      </Fields>
      <SubmitRow
        underway={underway}
        motivo={reason ?? (valori.soglia === opening ? 'Non hai cambiato nulla' : null)}
      >
        Salva
      </SubmitRow>
      <p className={styles.hint}>
        {`Finora: ${formatInteger(automatiche.accettate)} accettate in automatico, ${formatInteger(automatiche.annullate)} poi annullate.`}
      </p>
      <Fasce fasce={soglia.fasce} />
    </FormCard>
  );
}

export const RiconciliazioneSection = () => (
  <Section titolo="Riconciliazione">
    <Loaded resource={thresholdResource}>
      {(threshold, reload) => <ThresholdForm key={threshold.versione} soglia={threshold} onSaved={reload} />}
    </Loaded>
  </Section>
);
