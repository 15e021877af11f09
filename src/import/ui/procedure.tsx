/** The wizard: draws whatever the state says it is at. */
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { Anteprima } from './preview/preview.tsx';
import { Drift } from './derive.tsx';
import { Questions } from './questions.tsx';
import { DropZone } from './drop-zone.tsx';
import { ImportedBefore } from './list/imported-before.tsx';
import { Elenco } from './list/list.tsx';
import { useImportedAddress } from './list/use-imported-address.ts';
import { ReadingError } from './reading-error.tsx';
import { Esito } from './outcome/outcome.tsx';
import { Sending } from './send.tsx';
import { LeavePage } from './leave-page.tsx';
import { ReadingUnderway } from './reading-progress.tsx';
import { ConPagina } from './pdf/with-page.tsx';
import { PasswordPdf } from './pdf/password.tsx';
import { SceltaTracciato } from './tracciato-choice.tsx';
import { previewAtom, phaseAtom } from './state/atoms.ts';
import { aziendaChangedAtom, restartAtom } from './state/list.ts';
import { openedListAtom } from './state/tabs.ts';

/** A file opened for one azienda is never imported into another. */
function useSameAzienda(): void {
  const changed = useAtomValue(aziendaChangedAtom);
  const restart = useSetAtom(restartAtom);
  useEffect(() => {
    if (!changed) return;
    restart();
    showToast({
      severity: 'info',
      titolo: 'Azienda cambiata',
      testo: 'Il file aperto è stato chiuso: riaprilo qui.',
    });
  }, [changed, restart]);
}

/** @param pdf true to open a PDF with its page beside the rows */
export function Procedure({ pdf }: { pdf: boolean }) {
  useSameAzienda();
  useImportedAddress();
  const list = useAtomValue(openedListAtom);
  if (list) return <Elenco />;
  return (
    <ConPagina aperta={pdf}>
      <Passo />
    </ConPagina>
  );
}

/** What is shown of the file at hand. */
function Passo() {
  const phase = useAtomValue(phaseAtom);
  const preview = useAtomValue(previewAtom);
  switch (phase.tipo) {
    case 'scelta':
      return (
        <>
          <ImportedBefore />
          <DropZone />
        </>
      );
    case 'attesa':
    // Asked in the list.
    case 'destinazione':
    case 'copia':
      return null;
    case 'lettura':
      return <ReadingUnderway nome={phase.file.name} fatto={phase.fatto} totale={phase.totale} />;
    case 'tracciati':
      return <SceltaTracciato context={phase.context} candidati={phase.candidati} />;
    case 'domande':
      return <Questions context={phase.context} domande={phase.domande} />;
    case 'deriva':
      return (
        <Drift context={phase.context} nomeTracciato={phase.tracciato.nome} differenze={phase.differenze} />
      );
    case 'errore':
      if (phase.code === 'pdf_password' || phase.code === 'pdf_password_errata')
        return <PasswordPdf context={phase.context} errata={phase.code === 'pdf_password_errata'} />;
      return (
        <ReadingError file={phase.context.file} messaggio={phase.messaggio} ripetibile={phase.ripetibile} />
      );
    case 'anteprima':
      return preview && <Anteprima anteprima={preview} />;
    case 'invio':
      return (
        <>
          <LeavePage />
          <Sending progress={phase.progress} />
        </>
      );
    case 'esito':
      return <Esito esito={phase.esito} />;
  }
}
