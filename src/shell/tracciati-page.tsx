/** The tracciati with their editor: the list is an area's, reading samples is the importer's. */
import { type Aperto, type TracciatoEditorProps, TracciatiPage } from '#grids/tracciati/index.ts';
import { EditorTracciato, type InizioTracciato } from '#import/ui/index.ts';

function toInizio(aperto: Aperto): InizioTracciato {
  if (aperto.tipo !== 'copia') return aperto;
  const { nome, modello_nome, natura, lettura } = aperto.da;
  return { tipo: 'copia', nome, modello_nome, natura, lettura };
}

const Editor = ({ aperto, nomiFile, onChiudi }: TracciatoEditorProps) => (
  <EditorTracciato inizio={toInizio(aperto)} nomiFile={nomiFile} onChiudi={onChiudi} />
);

export const TracciatiImpostazioniPage = () => <TracciatiPage Editor={Editor} />;
