/** The wizard: draws whatever the state says it is at. */
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { Anteprima } from './anteprima/anteprima.tsx';
import { Deriva } from './deriva.tsx';
import { Domande } from './domande.tsx';
import { DropZone } from './drop-zone.tsx';
import { Elenco } from './elenco/elenco.tsx';
import { ErroreLettura } from './errore-lettura.tsx';
import { Esito } from './esito/esito.tsx';
import { Invio } from './invio.tsx';
import { LasciaPagina } from './lascia-pagina.tsx';
import { LetturaInCorso } from './lettura-in-corso.tsx';
import { ConPagina } from './pdf/con-pagina.tsx';
import { PasswordPdf } from './pdf/password.tsx';
import { SceltaTracciato } from './scelta-tracciato.tsx';
import { anteprimaAtom, faseAtom } from './stato/atomi.ts';
import { aziendaCambiataAtom, ricominciaAtom } from './stato/elenco.ts';
import { elencoApertoAtom } from './stato/schede.ts';

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
