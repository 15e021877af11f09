/** A return flow: which paid partite its insoluti reopen, before anything is reopened. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatCount } from '../words.ts';
import { previewAtom } from '../state/atoms.ts';
import {
  annulInsolutiAtom,
  checkInsolutiAtom,
  insolutiAtom,
  reopenInsolutiAtom,
  type StatoInsoluti,
} from '../state/insoluti.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1.2fr)',
    gap: '4px 16px',
    maxHeight: '260px',
    overflowY: 'auto',
    margin: '8px 0 4px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  amount: { textAlign: 'right' },
});

const ESITI = {
  riaperta: 'Riapre la partita già pagata',
  gia_aperta: 'La partita è già aperta: la riga resta esclusa',
  ambigua: 'Più partite corrispondono: storna a mano quella giusta',
  non_trovata: 'Nessuna partita pagata corrisponde: la riga si importa come nuova',
} as const;

function inWords({ fase, riaperte, insoluti, esiti }: StatoInsoluti): string {
  if (fase === 'controllo') return 'Cerco le partite che riapre…';
  if (fase === 'errore') return '';
  if (fase === 'riaperti')
    return `${formatCount(riaperte, 'partita riaperta', 'partite riaperte')}, con le spese della banca. Gli altri abbinamenti non cambiano, e queste righe restano escluse.`;
  const count = (outcome: keyof typeof ESITI) => esiti.filter((each) => each.esito === outcome).length;
  const parts = [
    riaperte > 0 && `${riaperte} ${riaperte === 1 ? 'riapre una partita pagata' : 'riaprono partite pagate'}`,
    count('gia_aperta') > 0 &&
      `${count('gia_aperta')} già ${count('gia_aperta') === 1 ? 'aperto' : 'aperti'}`,
    count('ambigua') > 0 && `${count('ambigua')} da scegliere a mano`,
    count('non_trovata') > 0 && `${count('non_trovata')} senza partita pagata`,
  ].filter(Boolean);
  return `${formatCount(insoluti.length, 'insoluto', 'insoluti')}: ${parts.join(', ')}.`;
}

function Elenco({ stato: { insoluti, esiti } }: { stato: StatoInsoluti }) {
  const styles = useStyles();
  return (
    <div className={styles.list} data-testid="insoluti-flusso">
      {insoluti.flatMap(({ riga, request }, at) => {
        const outcome = esiti[at]?.esito ?? 'non_trovata';
        const { numero_documento, riferimento, ragione_sociale, scadenza, importo, spese = 0 } = request;
        const who = [numero_documento ?? riferimento, ragione_sociale, scadenza && formatData(scadenza)];
        return [
          <span key={`${riga}-c`}>{who.filter(Boolean).join(' · ')}</span>,
          <span key={`${riga}-i`} className={styles.amount}>
            {formatImporto(importo)}
            {spese > 0 ? ` e ${formatImporto(spese)} di spese` : ''}
          </span>,
          <span key={`${riga}-e`}>{ESITI[outcome]}</span>,
        ];
      })}
    </div>
  );
}

/** Nothing at all for any other file. */
export function InsolutiFlusso() {
  const preview = useAtomValue(previewAtom);
  const state = useAtomValue(insolutiAtom);
  const check = useSetAtom(checkInsolutiAtom);
  const reopen = useSetAtom(reopenInsolutiAtom);
  const undo = useSetAtom(annulInsolutiAtom);
  const [opened, setOpened] = useState(false);
  const estratto = preview?.estratto;
  useEffect(() => void check(estratto), [check, estratto]);
  if (!state) return null;
  const { fase, riaperte, error } = state;
  const busy = fase === 'controllo' || fase === 'riapertura';
  return (
    <MessageBar
      intent={fase === 'riaperti' ? 'success' : fase === 'errore' ? 'error' : 'warning'}
      layout="multiline"
    >
      <MessageBarBody>
        <MessageBarTitle>Flusso di ritorno</MessageBarTitle> {inWords(state)} {error}
        {opened && state.esiti.length > 0 ? <Elenco stato={state} /> : null}
      </MessageBarBody>
      <MessageBarActions>
        {state.esiti.length > 0 ? (
          <Button onClick={() => setOpened(!opened)}>{opened ? 'Nascondi' : 'Mostra'}</Button>
        ) : null}
        {fase === 'riaperti' ? (
          <Button onClick={() => void undo()}>Annulla la riapertura</Button>
        ) : riaperte > 0 ? (
          <Button disabled={busy} onClick={() => void reopen()}>
            Riapri {formatCount(riaperte, 'partita', 'partite')}
          </Button>
        ) : null}
      </MessageBarActions>
    </MessageBar>
  );
}
