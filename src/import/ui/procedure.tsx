/** The wizard: draws whatever the state says it is at. */
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { Anteprima } from './preview/preview.tsx';
import { Deriva } from './derive.tsx';
import { Domande } from './questions.tsx';
import { DropZone } from './drop-zone.tsx';
import { Elenco } from './list/list.tsx';
import { ErroreLettura } from './reading-error.tsx';
import { Esito } from './outcome/outcome.tsx';
import { Invio } from './send.tsx';
import { LasciaPagina } from './leave-page.tsx';
import { LetturaInCorso } from './reading-progress.tsx';
import { ConPagina } from './pdf/with-page.tsx';
import { PasswordPdf } from './pdf/password.tsx';
import { SceltaTracciato } from './tracciato-choice.tsx';
import { anteprimaAtom, faseAtom } from './state/atoms.ts';
import { aziendaCambiataAtom, ricominciaAtom } from './state/list.ts';
import { elencoApertoAtom } from './state/tabs.ts';

/** A file opened for one azienda is never imported into another. */
function useStessaAzienda(): void {
  const cambiata = useAtomValue(aziendaCambiataAtom);
  const ricomincia = useSetAtom(ricominciaAtom);
  useEffect(() => {
    if (!cambiata) return;
    ricomincia();
    showToast({
      severity: 'info',
      titolo: 'Azienda cambiata',
      testo: 'Il file aperto è stato chiuso: riaprilo qui.',
    });
  }, [cambiata, ricomincia]);
}

/** @param pdf true to open a PDF with its page beside the rows */
export function Procedura({ pdf }: { pdf: boolean }) {
  useStessaAzienda();
  const elenco = useAtomValue(elencoApertoAtom);
  if (elenco) return <Elenco />;
  return (
    <ConPagina aperta={pdf}>
      <Passo />
    </ConPagina>
  );
}

/** What is shown of the file at hand. */
function Passo() {
  const fase = useAtomValue(faseAtom);
  const anteprima = useAtomValue(anteprimaAtom);
  switch (fase.tipo) {
    case 'scelta':
      return <DropZone />;
    case 'attesa':
    // Asked in the list.
    case 'destinazione':
    case 'copia':
      return null;
    case 'lettura':
      return <LetturaInCorso nome={fase.file.name} fatto={fase.fatto} totale={fase.totale} />;
    case 'tracciati':
      return <SceltaTracciato contesto={fase.contesto} candidati={fase.candidati} />;
    case 'domande':
      return <Domande contesto={fase.contesto} domande={fase.domande} />;
    case 'deriva':
      return (
        <Deriva contesto={fase.contesto} nomeTracciato={fase.tracciato.nome} differenze={fase.differenze} />
      );
    case 'errore':
      if (fase.code === 'pdf_password' || fase.code === 'pdf_password_errata')
        return <PasswordPdf contesto={fase.contesto} errata={fase.code === 'pdf_password_errata'} />;
      return (
        <ErroreLettura file={fase.contesto.file} messaggio={fase.messaggio} ripetibile={fase.ripetibile} />
      );
    case 'anteprima':
      return anteprima && <Anteprima anteprima={anteprima} />;
    case 'invio':
      return (
        <>
          <LasciaPagina />
          <Invio avanzamento={fase.avanzamento} />
        </>
      );
    case 'esito':
      return <Esito esito={fase.esito} />;
  }
}
