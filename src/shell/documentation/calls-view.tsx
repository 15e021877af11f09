/** The API reference, drawn from the contract that server and client share: it cannot be out of date. */
import { Badge, Link, makeStyles, tokens } from '@fluentui/react-components';
import type { z } from 'zod';
import { type DocumentedCall, codici, gruppi, messages } from './calls.ts';
import { listSchemaFields } from './schema.ts';
import { framed, row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& h3': { margin: '20px 0 0', fontSize: tokens.fontSizeBase500, scrollMarginTop: '16px' },
    '& h3:focus, & h4:focus': { outlineStyle: 'none' },
    '& p': { margin: 0, maxWidth: '72ch', lineHeight: '1.6' },
    '& code': { fontFamily: tokens.fontFamilyMonospace, fontSize: '0.92em', overflowWrap: 'anywhere' },
  },
  chiamata: {
    minWidth: 0,
    padding: '14px 18px',
    ...framed,
  },
  testa: { ...row, gap: '4px 10px', margin: 0, fontSize: tokens.fontSizeBase300, scrollMarginTop: '16px' },
  che: { marginTop: '4px', color: tokens.colorNeutralForeground2 },
  parte: { marginTop: '10px' },
  sommario: { cursor: 'pointer', color: tokens.colorBrandForegroundLink, width: 'fit-content' },
  cornice: { overflowX: 'auto', marginTop: '6px' },
  tabella: {
    width: '100%',
    minWidth: '520px',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'top',
      padding: '5px 16px 5px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& thead th': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
    '& tbody th': { fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
  },
});

function Campi({ titolo, schema }: { titolo: string; schema: z.ZodType }) {
  const styles = useStyles();
  const fields = listSchemaFields(schema);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.cornice} tabIndex={0} aria-label={titolo}>
      <table className={styles.tabella}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Tipo</th>
            <th scope="col">Obbligatorio</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ nome, tipo, required, note }) => (
            <tr key={nome}>
              <th scope="row">
                <code>{nome === '' ? '(valore)' : nome}</code>
              </th>
              <td>{tipo}</td>
              <td>{required ? 'sì' : 'no'}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const PARTI = [
  ['params', 'Nel percorso'],
  ['query', 'Nell’indirizzo'],
  ['body', 'Corpo della richiesta'],
  ['answer', 'Risposta'],
] as const;

function Voce({ call }: { call: DocumentedCall }) {
  const styles = useStyles();
  const { method, path, summary, libera = false, ancora } = call;
  return (
    <div className={styles.chiamata}>
      <h4 id={ancora} tabIndex={-1} className={styles.testa}>
        <Badge appearance="tint" color={method === 'GET' ? 'informative' : 'brand'}>
          {method}
        </Badge>
        <code>{path}</code>
        {libera ? (
          <Badge appearance="outline" color="informative">
            senza accesso
          </Badge>
        ) : null}
      </h4>
      <p className={styles.che}>{summary}.</p>
      {PARTI.map(([part, title]) => {
        const schema = call[part];
        return schema ? (
          <details key={part} className={styles.parte}>
            <summary className={styles.sommario}>{title}</summary>
            <Campi titolo={`${title} di ${method} ${path}`} schema={schema} />
          </details>
        ) : null;
      })}
    </div>
  );
}

function Coppie({
  label,
  titles,
  righe,
}: {
  label: string;
  titles: [string, string];
  righe: [string, string][];
}) {
  const styles = useStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.cornice} tabIndex={0} aria-label={label}>
      <table className={styles.tabella}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {righe.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function CallsView() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <p>
        Tutto ciò che la pagina fa passa da queste chiamate, con i cookie della sessione. Quelle che non sono
        GET ripetono nell’intestazione <code>X-XSRF-TOKEN</code> il valore del cookie con lo stesso nome;
        l’azienda si sceglie con <code>X-Azienda</code>. Ogni risposta 2xx è un successo. Per i programmi c’è
        lo stesso elenco in formato{' '}
        <Link inline href="/api/openapi.json" target="_blank">
          OpenAPI 3.1
        </Link>
        . Gli importi sono centesimi interi, i giorni <code>AAAA-MM-GG</code>.
      </p>
      {gruppi.map(({ titolo, calls }) => (
        <section key={titolo} className={styles.root} aria-label={titolo}>
          <h3 id={`gruppo-${titolo.toLowerCase().replaceAll(' ', '-')}`} tabIndex={-1}>
            {titolo}
          </h3>
          {calls.map((call) => (
            <Voce key={call.nome} call={call} />
          ))}
        </section>
      ))}
      <h3 id="errori" tabIndex={-1}>
        Errori
      </h3>
      <p>
        Una risposta che non è 2xx porta un documento <code>application/problem+json</code> (RFC 9457) con un{' '}
        <code>code</code> stabile: i programmi guardano quello, mai il testo.
      </p>
      <Coppie
        label="Codici dei problemi"
        titles={['Codice', 'Che cosa si legge']}
        righe={codici.map(({ codice, testo }) => [codice, testo])}
      />
      <h3 id="messaggi" tabIndex={-1}>
        Messaggi del catalogo
      </h3>
      <p>
        Il testo dell’errore che il client solleva, e scrive nella console, quando queste chiamate falliscono.
      </p>
      <Coppie
        label="Messaggi del catalogo"
        titles={['Chiamata', 'Messaggio']}
        righe={messages.map(({ call, testo }) => [`${call.method} ${call.path}`, testo])}
      />
    </div>
  );
}

/** The headings of this page, for its table of contents. */
export const CALLS_INDEX = [
  ...gruppi.map(({ titolo }) => ({
    ancora: `gruppo-${titolo.toLowerCase().replaceAll(' ', '-')}`,
    titolo,
    livello: 2,
  })),
  { ancora: 'errori', titolo: 'Errori', livello: 2 },
  { ancora: 'messaggi', titolo: 'Messaggi del catalogo', livello: 2 },
];
