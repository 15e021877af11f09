/** An area that is still to come: what it will do, and what already works. */
import { ArrowUploadRegular, ClockToolboxRegular, DocumentTableRegular } from '@fluentui/react-icons';
import { paths } from '../paths.ts';
import { ButtonLink } from './button-link.tsx';
import { Notice } from './notice.tsx';

export interface InPreparazioneProps {
  titolo: string;
  /** One or two plain sentences about what the person will do here. */
  descrizione: string;
}

export function InPreparazione({ titolo, descrizione }: InPreparazioneProps) {
  return (
    <Notice
      icon={<ClockToolboxRegular />}
      tone="brand"
      title={titolo}
      actions={
        <>
          <ButtonLink to={paths.importEstrattoPdf} appearance="primary" icon={<ArrowUploadRegular />}>
            Import dati
          </ButtonLink>
          <ButtonLink to={paths.estrattoConto} icon={<DocumentTableRegular />}>
            Estratto Conto
          </ButtonLink>
        </>
      }
    >
      <p>{descrizione}</p>
      <p>
        Quest’area è in preparazione. Intanto puoi importare un estratto conto e lavorare sulle sue righe.
      </p>
    </Notice>
  );
}
