/** The import did not complete: what happened, what is left (nothing), what can be done. */
import { Button, Text } from '@fluentui/react-components';
import { ArrowUndoFilled, HistoryRegular, WarningFilled } from '@fluentui/react-icons';
import { describeError } from '#api/errors.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { CausaAnnullo, EsitoImport } from '../../run/outcome.ts';
import { formatRighe, formatInstant } from '../words.ts';
import { LeaveFile } from '../leave-file.tsx';
import { PanelBox } from '../panel.tsx';
import { importAnywayAtom, backToPreviewAtom, tracciatoLeftAtom } from '../state/send.ts';

function BackToPreview({ primary = false }: { primary?: boolean }) {
  const ties = useSetAtom(backToPreviewAtom);
  return (
    <Button appearance={primary ? 'primary' : 'secondary'} onClick={() => void ties()}>
      Torna all’anteprima
    </Button>
  );
}

export function GiaImportato({ importazione }: { importazione: Importazione }) {
  const anyway = useSetAtom(importAnywayAtom);
  const when = formatInstant(importazione.completata_il ?? importazione.creata_il);
  return (
    <PanelBox
      icon={<HistoryRegular />}
      tone="warning"
      title="Questo file è già stato importato"
      actions={
        <>
          <BackToPreview primary />
          <LeaveFile testo="Scegli un altro file" />
          <Button appearance="subtle" onClick={() => void anyway()}>
            Importa lo stesso
          </Button>
        </>
      }
    >
      <Text aria-live="polite">
        Lo ha importato {importazione.autore} il {when}
        {importazione.conto === null ? '' : ` nel conto ${importazione.conto}`}:{' '}
        {formatRighe(importazione.righe)}, importazione {importazione.id_imp}. Nulla è stato aggiunto ora.
      </Text>
    </PanelBox>
  );
}

function inWords(cause: CausaAnnullo): string {
  switch (cause.tipo) {
    case 'utente':
      return 'Hai annullato l’importazione.';
    case 'presenti_cambiati':
      return 'Mentre guardavi l’anteprima le righe già presenti nel conto sono cambiate: ricontrolla quali sono nuove.';
    case 'gia_importato':
      return 'Questo file è già stato importato.';
    case 'errore':
      return describeError(cause.error);
  }
}

export function Annullato({ causa }: { causa: CausaAnnullo }) {
  const wanted = causa.tipo === 'utente';
  const left = useAtomValue(tracciatoLeftAtom);
  return (
    <PanelBox
      icon={wanted ? <ArrowUndoFilled /> : <WarningFilled />}
      {...(wanted ? {} : { tone: 'warning' as const })}
      title={wanted ? 'Importazione annullata' : 'Importazione non riuscita'}
      actions={
        <>
          <BackToPreview primary />
          <LeaveFile testo="Scegli un altro file" />
        </>
      }
    >
      <Text aria-live="polite">{inWords(causa)}</Text>
      <Text>
        {left === null
          ? 'Nessuna riga è stata importata: tutto è come prima.'
          : `Nessuna riga è stata importata. È rimasto il tracciato «${left}»: lo togli in Impostazioni, Tracciati.`}
      </Text>
    </PanelBox>
  );
}

export function FailedAnnullo({ esito }: { esito: Extract<EsitoImport, { tipo: 'annullo_fallito' }> }) {
  const left = useAtomValue(tracciatoLeftAtom);
  return (
    <PanelBox
      icon={<WarningFilled />}
      tone="danger"
      title="Importazione interrotta"
      actions={
        <>
          <BackToPreview primary />
          <LeaveFile testo="Scegli un altro file" />
        </>
      }
    >
      <Text aria-live="polite">{inWords(esito.causa)}</Text>
      <Text>
        Non è stato possibile avvisare il server: le righe già inviate non sono visibili e verranno tolte da
        sole. Prima di riprovare, controlla nel registro che l’importazione {esito.id_imp} risulti annullata.
      </Text>
      {left !== null && (
        <Text>È rimasto anche il tracciato «{left}»: lo togli in Impostazioni, Tracciati.</Text>
      )}
    </PanelBox>
  );
}
