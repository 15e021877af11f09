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
import { formatIntero } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { useForm } from '#ui/form.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { Fields, Loaded, ActionButton, Row, Card, Section, TextField } from '#ui/parts.tsx';

type Soglia = AnswerOf<'soglia'>;

const sogliaRisorsa = createResource((client, signal) => client.call('soglia', { signal }));

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { minWidth: '620px' },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // The header's own text stands in a box that spreads it.
  head: { whiteSpace: 'nowrap', '& > *': { justifyContent: 'flex-end' } },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const percento = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const mostra = (quota: number): string => percento.format(quota * 100);

/** `95`, `99,5 %`: the share that was typed; NaN, which the server refuses in its own words, when it is no number. */
export const parseShare = (text: string): number => {
  const clean = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(clean) ? Number(clean) / 100 : Number.NaN;
};

const misurata = (precisione: number | null): string =>
  precisione === null ? 'da 100 decisioni in su' : `${mostra(precisione)} %`;

function Fasce({ fasce }: Pick<Soglia, 'fasce'>) {
  const styles = useStyles();
  const right = { className: styles.number };
  return (
    <div className={styles.frame}>
      <Table size="small" className={styles.table} aria-label="Proposte accettate e sbagliate, per punteggio">
        <TableHeader>
          <TableRow>
            <TableHeaderCell>Punteggio</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Accettate</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Poi annullate</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Rifiutate</TableHeaderCell>
            <TableHeaderCell className={styles.head}>Giuste</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {fasce.toReversed().map((fascia) => (
            <TableRow key={fascia.punteggio_da}>
              <TableCell>{`da ${mostra(fascia.punteggio_da)} a ${mostra(fascia.punteggio_a)}`}</TableCell>
              <TableCell {...right}>{formatIntero(fascia.accettate)}</TableCell>
              <TableCell {...right}>{formatIntero(fascia.annullate)}</TableCell>
              <TableCell {...right}>{formatIntero(fascia.rifiutate)}</TableCell>
              <TableCell {...right}>{misurata(fascia.precisione)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Modulo({ soglia, onSalvata }: { soglia: Soglia; onSalvata: () => Promise<void> }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const motivo = useMotivo('amministratore');
  const iniziale = mostra(soglia.soglia);
  const { valori, cambia, errore, errori, inCorso, invia } = useForm({ soglia: iniziale });
  const { automatiche } = soglia;
  const salva = () =>
    invia(async () => {
      try {
        await client.call('sogliaSalva', {
          body: { soglia: parseShare(valori.soglia), versione: soglia.versione },
        });
        showToast({ severity: 'success', titolo: 'Soglia salvata' });
      } finally {
        await onSalvata();
      }
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (motivo === null) void salva();
      }}
    >
      <Card
        titolo="Accettazione automatica"
        testo="Le proposte con questo punteggio o più si possono accettare tutte insieme. Quelle con un rivale di pari forza restano sempre da decidere."
      >
        <ErrorBar testo={errore} />
        <Fields>
          <TextField
            label="Soglia (%)"
            campo="soglia"
            hint={`Da 50 a 100. Precisione misurata: ${misurata(automatiche.precisione)}`}
            valore={valori.soglia}
            errori={errori}
            disabled={motivo !== null}
            onCambia={(text) => cambia({ soglia: text })}
          />
        </Fields>
        <Row>
          <ActionButton
            type="submit"
            appearance="primary"
            inCorso={inCorso}
            motivo={motivo ?? (valori.soglia === iniziale ? 'Non hai cambiato nulla' : null)}
          >
            Salva
          </ActionButton>
        </Row>
        <p className={styles.hint}>
          {`Finora: ${formatIntero(automatiche.accettate)} accettate in automatico, ${formatIntero(automatiche.annullate)} poi annullate.`}
        </p>
        <Fasce fasce={soglia.fasce} />
      </Card>
    </form>
  );
}

export function RiconciliazioneSezione() {
  const { state, reload } = useResource(sogliaRisorsa);
  return (
    <Section titolo="Riconciliazione">
      <Loaded stato={state} onRiprova={() => void reload()}>
        {(soglia) => <Modulo key={soglia.versione} soglia={soglia} onSalvata={reload} />}
      </Loaded>
    </Section>
  );
}
