/** The demonstration office: added beside the real aziende, opened, taken away, put back. */
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import type { DemoContenuto } from '#api/contract/demo.ts';
import { formatCount } from '#domain/text.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { chooseAziendaAtom } from '#state/azienda.ts';
import { demoResource, removeDemoAtom, restoreDemoAtom } from '#state/demo.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { showToast } from '#state/toast.ts';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useWork } from '#ui/form.ts';
import { runToldAtom } from '#ui/told.ts';
import { ActionButton, Card, Loaded, Row, Section } from '#ui/parts.tsx';
import { Confirm } from '#ui/question.tsx';
import { useDemo } from '../dashboard/use-demo.ts';
import { toHref } from '../documentation/addresses.ts';
import { ButtonLink } from '#ui/button-link.tsx';

const useStyles = makeStyles({
  text: { margin: 0, lineHeight: '1.55' },
  progress: { display: 'grid', gap: '10px', maxWidth: '320px', color: tokens.colorNeutralForeground2 },
});

/** `3 conti, 201 soggetti, 6.000 movimenti, 4.500 partite e 3.912 pagamenti`. */
const describeContent = ({ conti, soggetti, movimenti, partite, pagamenti }: DemoContenuto): string =>
  `${formatCount(conti, 'conto', 'conti')}, ${formatCount(soggetti, 'soggetto', 'soggetti')}, ${formatCount(movimenti, 'movimento', 'movimenti')}, ${formatCount(partite, 'partita', 'partite')} e ${formatCount(pagamenti, 'pagamento', 'pagamenti')}`;

function useRestore() {
  const restore = useSetAtom(restoreDemoAtom);
  const tell = useSetAtom(runToldAtom);
  return (id: number) => {
    const run = async () => {
      await restore(id);
      return 'Lo studio dimostrativo è di nuovo al suo posto';
    };
    return tell('Non si è potuto rimettere', run, describeError);
  };
}

function Presente({ contenuto }: { contenuto: DemoContenuto }) {
  const { id_azienda, ragione_sociale } = contenuto;
  const styles = useStyles();
  const reason = useMotivo('amministratore');
  const open = useSetAtom(chooseAziendaAtom);
  const here = useAtomValue(aziendaIdAtom) === id_azienda;
  const remove = useSetAtom(removeDemoAtom);
  const restore = useRestore();
  const [asks, setAsks] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const removeDemo = async () => {
    setError(null);
    try {
      await remove(id_azienda);
    } catch (thrown) {
      return setError(describeError(thrown));
    }
    return showToast({
      titolo: 'Studio dimostrativo tolto',
      testo: 'Per un giorno si può rimettere, da qui.',
      azione: { label: 'Rimetti', run: () => void restore(id_azienda) },
    });
  };
  return (
    <Card titolo={ragione_sociale}>
      <ErrorBar testo={error} />
      <p className={styles.text}>Contiene {describeContent(contenuto)}.</p>
      <Row>
        {here ? null : (
          <ActionButton appearance="primary" onClick={() => open(id_azienda)}>
            Aprilo in questa scheda
          </ActionButton>
        )}
        <ButtonLink to={toHref('studio-dimostrativo')}>Guida: i suoi problemi</ButtonLink>
        <ActionButton appearance="subtle" motivo={reason} onClick={() => setAsks(true)}>
          Togli
        </ActionButton>
      </Row>
      {asks ? (
        <Confirm
          titolo="Togliere lo studio dimostrativo?"
          azione="Togli"
          onConfirm={() => removeDemo().finally(() => setAsks(false))}
          onClose={() => setAsks(false)}
        >
          Va via {ragione_sociale} con {describeContent(contenuto)}, e quello che vi è stato fatto. Le altre
          aziende non cambiano. Per un giorno si può rimettere com’era, poi sparisce del tutto.
        </Confirm>
      ) : null}
    </Card>
  );
}

function NoDemo() {
  const styles = useStyles();
  const reason = useMotivo('amministratore');
  const { busy, refusal, fill } = useDemo();
  return (
    <Card
      titolo="Un anno di lavoro da esplorare"
      testo="Un’azienda inventata, accanto alle tue: undici mesi già riconciliati, uno da riconciliare, la matrice degli agenti compilata e qualche problema da trovare. Da lì non parte nessun messaggio."
    >
      <ErrorBar testo={refusal} />
      <Row>
        {busy ? (
          <output className={styles.progress}>
            <ProgressBar aria-label="Preparazione dello studio dimostrativo" />
            Preparo lo studio dimostrativo: può volerci mezzo minuto.
          </output>
        ) : (
          <ActionButton appearance="primary" motivo={reason} onClick={fill}>
            Aggiungi lo studio dimostrativo
          </ActionButton>
        )}
      </Row>
    </Card>
  );
}

function Tolto({ id, nome, fino }: { id: number; nome: string; fino: string }) {
  const reason = useMotivo('amministratore');
  const restore = useRestore();
  const { underway, submit } = useWork();
  return (
    <Card titolo="Tolto da poco" testo={`${nome} si può rimettere com’era fino al ${ISTANTE.format(fino)}.`}>
      <Row>
        <ActionButton motivo={reason} underway={underway} onClick={() => void submit(() => restore(id))}>
          Rimetti
        </ActionButton>
      </Row>
    </Card>
  );
}

export const DemoSection = () => (
  <Section titolo="Studio dimostrativo">
    <Loaded resource={demoResource}>
      {({ azienda, tolta }) => (
        <>
          {azienda ? <Presente contenuto={azienda} /> : <NoDemo />}
          {tolta && !azienda ? (
            <Tolto id={tolta.id_azienda} nome={tolta.ragione_sociale} fino={tolta.fino_a} />
          ) : null}
        </>
      )}
    </Loaded>
  </Section>
);
