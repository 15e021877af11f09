/** How the import ended. */
import type { EsitoImport } from '../../run/outcome.ts';
import { Annullato, FailedAnnullo, GiaImportato } from './annulled.tsx';
import { Completato } from './completed.tsx';

export function Esito({ esito }: { esito: EsitoImport }) {
  switch (esito.tipo) {
    case 'completato':
      return <Completato id_imp={esito.id_imp} righe={esito.righe} />;
    case 'annullo_fallito':
      return <FailedAnnullo esito={esito} />;
    case 'annullato':
      return esito.causa.tipo === 'gia_importato' ? (
        <GiaImportato importazione={esito.causa.importazione} />
      ) : (
        <Annullato causa={esito.causa} />
      );
  }
}
