/** IBANs of a soggetto: those known, those to verify, and how they changed. */
import { Button, Checkbox, Field, Input, makeStyles, MessageBarTitle } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { DettaglioSoggetto } from '#api/contract/soggetti.ts';
import { hasCodice, describeError } from '#api/errors.ts';
import { checkIban, formatIban } from '#domain/codici.ts';
import { formatData } from '#domain/date.ts';
import { formatCount } from '#domain/text.ts';
import { useWork } from '#ui/form.ts';
import { ForWriters } from '#ui/writers.tsx';
import type { UsedDetail } from './use-detail.ts';
import { describeSigned, Elenco, LineButton, toLocalGiorno, RecordSection, Voce } from './lines.tsx';
import { NoteBar } from '#ui/error-bar.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'flex-start' },
  field: { width: '100%' },
});

const ORIGINI: Record<string, string> = {
  manuale: 'scritto a mano',
  importazione: 'da un file importato',
  demo: 'dati dimostrativi',
  fatturapa: 'da una fattura elettronica',
};
export const describeOrigine = (origin: string): string => ORIGINI[origin] ?? origin;
const AZIONI = { aggiunto: 'Aggiunto', rimosso: 'Tolto', rifiutato: 'Rifiutato' } as const;

interface IbansProps extends Pick<UsedDetail, 'call' | 'tryOut'> {
  detail: DettaglioSoggetto;
}

/** IBANs of its rows that it is not known by: most often a fraud, or a new account. */
function Unverified({ detail: { soggetto, iban_da_verificare }, call }: Omit<IbansProps, 'tryOut'>) {
  const params = { id: soggetto.id };
  if (iban_da_verificare.length === 0) return null;
  return (
    <>
      <NoteBar intent="warning">
        <MessageBarTitle>Un IBAN diverso da quelli noti</MessageBarTitle>
        Alcune righe di {soggetto.ragione_sociale} portano un IBAN che non è fra i suoi. Prima di aggiungerlo
        verificalo a voce, a un numero che conosci già: un cambio di IBAN comunicato per e-mail è la frode più
        comune.
      </NoteBar>
      <RecordSection titolo="Da verificare">
        <Elenco voci={iban_da_verificare}>
          {({ iban, righe, dal, al }) => (
            <Voce
              key={iban}
              below={`${formatCount(righe, 'riga', 'righe')}, ${dal === al ? `il ${formatData(dal)}` : `dal ${formatData(dal)} al ${formatData(al)}`}`}
              actions={
                <ForWriters>
                  <Button
                    size="small"
                    onClick={() =>
                      void call('soggettoIban', {
                        params,
                        body: { azione: 'aggiungi', iban, conferma: true },
                      })
                    }
                  >
                    Verificato: è suo
                  </Button>
                  <Button
                    size="small"
                    appearance="subtle"
                    onClick={() => void call('soggettoIban', { params, body: { azione: 'rifiuta', iban } })}
                  >
                    Non è suo
                  </Button>
                </ForWriters>
              }
            >
              {formatIban(iban)}
            </Voce>
          )}
        </Elenco>
      </RecordSection>
    </>
  );
}

export function Ibans({ detail, call, tryOut }: IbansProps) {
  const { soggetto, ibans, storia_iban } = detail;
  const params = { id: soggetto.id };
  return (
    <>
      <Unverified detail={detail} call={call} />
      <RecordSection titolo="IBAN noti">
        <Elenco
          voci={ibans}
          nothing="Nessun IBAN. Con un IBAN i movimenti del soggetto si riconoscono da soli."
        >
          {({ iban, origine, creato_il }) => (
            <Voce
              key={iban}
              below={`dal ${toLocalGiorno(creato_il)}, ${describeOrigine(origine)}`}
              actions={
                <ForWriters>
                  <LineButton
                    icon={<DismissRegular />}
                    label={`Togli l’IBAN ${iban}`}
                    onClick={() => void call('soggettoIban', { params, body: { azione: 'togli', iban } })}
                  />
                </ForWriters>
              }
            >
              {formatIban(iban)}
            </Voce>
          )}
        </Elenco>
      </RecordSection>
      <ForWriters>
        <Add key={ibans.length} detail={detail} tryOut={tryOut} />
      </ForWriters>
      {storia_iban.length === 0 ? null : (
        <RecordSection titolo="Storia">
          <Elenco voci={storia_iban}>
            {({ iban, azione, username, quando, origine }) => (
              <Voce
                key={`${iban}${quando}${azione}`}
                below={`${describeSigned(quando, username)}, ${describeOrigine(origine)}`}
              >
                {AZIONI[azione]}: {formatIban(iban)}
              </Voce>
            )}
          </Elenco>
        </RecordSection>
      )}
    </>
  );
}

function Add({ detail: { soggetto, ibans }, tryOut }: Pick<IbansProps, 'detail' | 'tryOut'>) {
  const styles = useStyles();
  const [iban, setIban] = useState('');
  const [verificato, setVerificato] = useState(false);
  const { error, submit, refuse } = useWork((cause) => {
    const detail = hasCodice(cause, 'iban_da_confermare') ? cause.problema?.detail : undefined;
    return detail ?? describeError(cause);
  });
  const outcome = checkIban(iban);
  const other = outcome.ok && ibans.length > 0;
  const add = async () => {
    if (!outcome.ok) return refuse(outcome.motivo);
    if (other && !verificato)
      return refuse('Il soggetto ha già un altro IBAN: conferma di avere verificato questo');
    await submit(() =>
      tryOut('soggettoIban', {
        params: { id: soggetto.id },
        body: { azione: 'aggiungi', iban, conferma: verificato },
      }),
    );
  };
  return (
    <RecordSection titolo="Aggiungi un IBAN">
      <div className={styles.form}>
        <Field className={styles.field} label="IBAN" {...(error !== null && { validationMessage: error })}>
          <Input
            value={iban}
            autoComplete="off"
            maxLength={60}
            onChange={(_event, { value }) => {
              setIban(value);
              refuse(null);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void add();
            }}
          />
        </Field>
        {other ? (
          <Checkbox
            label="Ho verificato a voce che questo IBAN è suo"
            checked={verificato}
            onChange={(_event, { checked }) => {
              setVerificato(checked === true);
              refuse(null);
            }}
          />
        ) : null}
        <Button icon={<AddRegular />} disabledFocusable={iban.trim() === ''} onClick={() => void add()}>
          Aggiungi
        </Button>
      </div>
    </RecordSection>
  );
}
