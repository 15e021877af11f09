/** An azienda without rows: two ways on. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  tokens,
} from '@fluentui/react-components';
import { ArrowUploadRegular, SparkleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useMotivo } from '#state/ruolo.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '../page/notice.tsx';
import { paths } from '../paths.ts';
import { useDemo } from './use-demo.ts';

const useStyles = makeStyles({
  progress: {
    display: 'grid',
    gap: '10px',
    width: '320px',
    maxWidth: '80vw',
    color: tokens.colorNeutralForeground2,
  },
  refusal: { textAlign: 'left' },
});

/** `faces`: what else there is to look at, for who has several aziende. */
export function EmptyDashboard({ faces }: { faces: ReactNode }) {
  const styles = useStyles();
  const { busy, refusal, fill } = useDemo();
  const reason = useMotivo('amministratore');
  return (
    <Notice
      icon={<ArrowUploadRegular />}
      tone="brand"
      title="Comincia dal primo estratto conto"
      actions={
        busy ? (
          <output className={styles.progress}>
            <ProgressBar aria-label="Preparazione dei dati dimostrativi" />
            Preparo lo studio dimostrativo: può volerci mezzo minuto.
          </output>
        ) : (
          <>
            <ButtonLink
              to={paths.importEstrattoPdf}
              appearance="primary"
              size="large"
              icon={<ArrowUploadRegular />}
            >
              Importa il primo file
            </ButtonLink>
            {reason === null ? (
              <Button size="large" icon={<SparkleRegular />} onClick={fill}>
                Prova con dati dimostrativi
              </Button>
            ) : null}
          </>
        )
      }
    >
      <p>
        Scarica dalla banca l’elenco dei movimenti nel formato che ti dà (CSV, Excel, PDF, CAMT, MT940, CBI):
        Quadra lo legge sul tuo computer, prova che i saldi tornino e solo dopo, se confermi, lo salva.
      </p>
      {faces}
      {reason === null ? (
        <p>
          Vuoi prima guardarti intorno? I dati dimostrativi sono un’azienda inventata, a parte: si toglie
          quando vuoi dalle impostazioni.
        </p>
      ) : null}
      {refusal ? (
        <MessageBar intent="error" layout="multiline" className={styles.refusal} role="alert">
          <MessageBarBody>{refusal}</MessageBarBody>
        </MessageBar>
      ) : null}
    </Notice>
  );
}
