import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
} from '@fluentui/react-components';

const useStyles = makeStyles({ testo: { margin: '4px 0 12px', maxWidth: '64ch' } });

const DOMANDE = [
  [
    'perche',
    'Perché il file non quadra?',
    'Manca una riga, o la banca ha tolto dei movimenti dall’elenco. La prima riga che non torna è indicata.',
  ],
  [
    'lo-stesso',
    'Posso importarlo lo stesso?',
    'Sì, dopo averlo confermato con una spunta. Il verdetto resta scritto nel registro.',
  ],
] as const;

export function Fisarmonica() {
  const styles = useStyles();
  return (
    <Accordion collapsible defaultOpenItems="perche">
      {DOMANDE.map(([value, question, answer]) => (
        <AccordionItem key={value} value={value}>
          <AccordionHeader as="h3">{question}</AccordionHeader>
          <AccordionPanel>
            <p className={styles.testo}>{answer}</p>
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
