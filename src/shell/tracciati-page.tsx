/** The tracciati with their editor: the list is an area's, reading samples is the importer's. */
import { type Aperto, type TracciatoEditorProps, TracciatiPage } from '#grids/tracciati/index.ts';
import { EditorTracciato, type InizioTracciato } from '#import/ui/index.ts';

function toStart(opened: Aperto): InizioTracciato {
  if (opened.tipo !== 'copia') return opened;
  const { nome, modello_nome, natura, lettura } = opened.da;
  return { tipo: 'copia', nome, modello_nome, natura, lettura };
}

const Editor = ({ aperto, nomiFile, onClose }: TracciatoEditorProps) => (
  <EditorTracciato start={toStart(aperto)} nomiFile={nomiFile} onClose={onClose} />
);

export const TracciatiImpostazioniPage = () => <TracciatiPage Editor={Editor} />;
