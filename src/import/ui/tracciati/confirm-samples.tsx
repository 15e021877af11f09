/** Before saving: which samples would read otherwise, and whether that is meant. */
import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import type { AttesiCampione } from '#api/contract/campioni.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatImportoONulla, formatIntero } from '../words.ts';
import type { ProvaCampione } from '../reader/try-campioni.ts';

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
});

const ESITI = { quadra: 'quadra', non_quadra: 'non quadra', non_verificabile: 'non verificabile' } as const;

/** The figures that change, each before and after. */
export function describeAttesiChanges(prima: AttesiCampione, dopo: AttesiCampione): string[] {
  const coppie: readonly (readonly [string, string, string])[] = [
    ['Righe', formatIntero(prima.righe), formatIntero(dopo.righe)],
    ['Scartate', formatIntero(prima.scartate), formatIntero(dopo.scartate)],
    ['Dare', formatImporto(prima.dare), formatImporto(dopo.dare)],
    ['Avere', formatImporto(prima.avere), formatImporto(dopo.avere)],
    ['Saldo iniziale', formatImportoONulla(prima.saldo_iniziale), formatImportoONulla(dopo.saldo_iniziale)],
    ['Saldo finale', formatImportoONulla(prima.saldo_finale), formatImportoONulla(dopo.saldo_finale)],
    ['Quadratura', ESITI[prima.esito], ESITI[dopo.esito]],
  ];
  const diverse = coppie
    .filter(([, was, now]) => was !== now)
    .map(([nome, was, now]) => `${nome}: da ${was} a ${now}`);
  return diverse.length > 0 ? diverse : ['Stessi totali, ma qualche riga ha un testo o una data diversi'];
}

export interface ConfermaCampioniProps {
  /** Only those that would read otherwise, or not at all. */
  prove: readonly ProvaCampione[];
  onSalva: () => void;
  onChiudi: () => void;
}

export function ConfermaCampioni({ prove, onSalva, onChiudi }: ConfermaCampioniProps) {
  const styles = useStyles();
  return (
    <Question
      titolo={
        prove.length === 1
          ? 'Un campione si leggerebbe diverso'
          : `${prove.length} campioni si leggerebbero diversi`
      }
      onChiudi={onChiudi}
      azioni={
        <>
          <Button onClick={onChiudi}>Torna alle colonne</Button>
          <Button appearance="primary" onClick={onSalva}>
            Salva lo stesso
          </Button>
        </>
      }
    >
      {prove.map((prova) => (
        <MessageBar
          key={prova.campione.id}
          intent={prova.tipo === 'illeggibile' ? 'error' : 'warning'}
          layout="multiline"
          className={styles.bar}
        >
          <MessageBarBody>
            <strong>{prova.campione.nome_file}</strong>
            {prova.tipo === 'illeggibile' ? ' non si leggerebbe più:' : ''}
            <ul className={styles.list}>
              {(prova.tipo === 'diverso'
                ? describeAttesiChanges(prova.campione.attesi, prova.ora)
                : prova.tipo === 'illeggibile'
                  ? prova.motivi
                  : []
              ).map((testo) => (
                <li key={testo}>{testo}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      ))}
      <span>Se è quello che vuoi, salva: da ora i campioni che si leggono dovranno dare questi totali.</span>
    </Question>
  );
}
