/** The reporting views: amounts in euro, names in place of ids, each column explained where the database keeps it. */

interface Vista {
  nome: string;
  spiegazione: string;
  /** Everything after `select`, of which the columns are named below in the same order. */
  da: string;
  /** Name, expression, what it means. */
  colonne: readonly (readonly [nome: string, valore: string, significato: string])[];
}

const euro = (cents: string): string => `(${cents} * 0.01)::numeric(18, 2)`;

const NOMI = `
  left join public.soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
  left join public.tipo_pagamento t on t.id_azienda = r.id_azienda and t.id = r.id_tipo_pagamento
  join public.importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp`;

export const viste: readonly Vista[] = [
  {
    nome: 'movimenti',
    spiegazione: 'I movimenti dei conti bancari, delle sole importazioni completate.',
    da: `public.estratto_conto r
      join public.conto c on c.id_azienda = r.id_azienda and c.id = r.id_conto ${NOMI}
      where r.natura = 'movimento' and r.id_azienda = report.azienda()`,
    colonne: [
      ['id', 'r.id', 'Chiave della riga'],
      ['data', 'r.data', 'Data contabile'],
      ['data_valuta', 'r.data_valuta', 'Data valuta'],
      ['conto', 'c.nome', 'Nome del conto'],
      ['banca', 'c.banca', 'Banca del conto'],
      ['causale', 'r.causale', 'Causale scritta dalla banca'],
      ['descrizione', 'r.descrizione', 'Descrizione della banca'],
      ['controparte', 'r.ragione_sociale', 'Controparte come scritta nel file'],
      ['soggetto', 's.ragione_sociale', 'Soggetto riconosciuto nelle anagrafiche'],
      ['dare', euro('greatest(-r.importo, 0)'), 'Uscita in euro, altrimenti zero'],
      ['avere', euro('greatest(r.importo, 0)'), 'Entrata in euro, altrimenti zero'],
      ['importo', euro('r.importo'), 'Importo con segno: positivo entra, negativo esce'],
      ['residuo', euro('r.residuo'), 'Quanto resta da abbinare, con segno'],
      ['divisa', 'r.divisa', 'Divisa (ISO 4217)'],
      ['saldo', euro('r.saldo'), 'Saldo del conto dopo il movimento, se il file lo dice'],
      ['stato', 'r.stato', 'aperta, parziale, chiusa o ignorata'],
      ['tipo_pagamento', 't.descrizione', 'Modo di pagamento'],
      ['iban_controparte', 'r.iban_controparte', 'IBAN della controparte'],
      ['riferimento', 'r.riferimento', 'Riferimento dato dalla banca'],
      ['nota', 'r.nota', 'Nota scritta a mano o importata'],
      ['file', 'i.nome_file', 'File da cui viene la riga'],
      ['id_conto', 'r.id_conto', 'Chiave del conto'],
      ['id_soggetto', 'r.id_soggetto', 'Chiave del soggetto'],
      ['id_importazione', 'r.id_imp', 'Chiave dell’importazione'],
    ],
  },
  {
    nome: 'partite',
    spiegazione: 'Le partite di clienti, fornitori, mandanti e agenti, delle sole importazioni completate.',
    da: `public.estratto_conto r ${NOMI}
      left join public.soggetto m on m.id_azienda = r.id_azienda and m.id = r.id_mandante
      left join public.soggetto a on a.id_azienda = r.id_azienda and a.id = r.id_agente
      where r.natura = 'partita' and r.id_azienda = report.azienda()`,
    colonne: [
      ['id', 'r.id', 'Chiave della riga'],
      ['numero_documento', 'r.numero_documento', 'Numero della fattura o del documento'],
      ['data_documento', 'r.data_documento', 'Data del documento'],
      ['data', 'r.data', 'Data di registrazione'],
      ['scadenza', 'r.scadenza', 'Giorno entro cui pagare'],
      ['ragione_sociale', 'r.ragione_sociale', 'Nome come scritto nel file'],
      ['soggetto', 's.ragione_sociale', 'Soggetto riconosciuto nelle anagrafiche'],
      ['mandante', 'm.ragione_sociale', 'Mandante per cui si vende'],
      ['agente', 'a.ragione_sociale', 'Agente che ha venduto'],
      ['descrizione', 'r.descrizione', 'Descrizione della partita'],
      ['importo', euro('r.importo'), 'Importo con segno: positivo da incassare, negativo da pagare'],
      ['residuo', euro('r.residuo'), 'Quanto resta aperto, con segno'],
      ['divisa', 'r.divisa', 'Divisa (ISO 4217)'],
      ['stato', 'r.stato', 'aperta, parziale, chiusa o ignorata'],
      ['tipo_pagamento', 't.descrizione', 'Modo di pagamento'],
      ['iban_controparte', 'r.iban_controparte', 'IBAN del soggetto, se il file lo dice'],
      ['nota', 'r.nota', 'Nota scritta a mano o importata'],
      ['file', 'i.nome_file', 'File da cui viene la riga'],
      ['id_soggetto', 'r.id_soggetto', 'Chiave del soggetto'],
      ['id_mandante', 'r.id_mandante', 'Chiave del mandante'],
      ['id_agente', 'r.id_agente', 'Chiave dell’agente'],
      ['id_importazione', 'r.id_imp', 'Chiave dell’importazione'],
    ],
  },
  {
    nome: 'conti',
    spiegazione: 'I conti bancari dell’azienda.',
    da: `public.conto c where c.id_azienda = report.azienda()`,
    colonne: [
      ['id', 'c.id', 'Chiave del conto'],
      ['nome', 'c.nome', 'Nome del conto'],
      ['banca', 'c.banca', 'Banca'],
      ['iban', 'c.iban', 'IBAN'],
      ['divisa', 'c.divisa', 'Divisa (ISO 4217)'],
      ['saldo_iniziale', euro('c.saldo_iniziale'), 'Saldo prima del primo movimento importato'],
      ['archiviato', 'c.archiviato', 'Vero se il conto non si usa più'],
    ],
  },
  {
    nome: 'soggetti',
    spiegazione: 'Clienti, fornitori, mandanti e agenti.',
    da: `public.soggetto s where s.id_azienda = report.azienda()`,
    colonne: [
      ['id', 's.id', 'Chiave del soggetto'],
      ['ragione_sociale', 's.ragione_sociale', 'Ragione sociale, o cognome e nome'],
      ['cliente', `'cliente' = any(s.ruoli)`, 'Vero se è un cliente'],
      ['fornitore', `'fornitore' = any(s.ruoli)`, 'Vero se è un fornitore'],
      ['mandante', `'mandante' = any(s.ruoli)`, 'Vero se è un mandante'],
      ['agente', `'agente' = any(s.ruoli)`, 'Vero se è un agente'],
      ['partita_iva', 's.partita_iva', 'Partita IVA'],
      ['codice_fiscale', 's.codice_fiscale', 'Codice fiscale'],
      ['email', 's.email', 'Posta elettronica'],
      ['pec', 's.pec', 'Posta elettronica certificata'],
      ['telefono', 's.telefono', 'Telefono'],
      ['indirizzo', 's.indirizzo', 'Via e numero'],
      ['cap', 's.cap', 'CAP'],
      ['comune', 's.comune', 'Comune'],
      ['provincia', 's.provincia', 'Sigla della provincia'],
      ['attivo', 's.attivo', 'Falso se non si usa più'],
    ],
  },
  {
    nome: 'importazioni',
    spiegazione: 'I file importati e completati, con i loro totali.',
    da: `public.importazione i
      left join public.conto c on c.id_azienda = i.id_azienda and c.id = i.id_conto
      where i.stato = 'completato' and i.id_azienda = report.azienda()`,
    colonne: [
      ['id', 'i.id_imp', 'Chiave dell’importazione'],
      ['nome_file', 'i.nome_file', 'Nome del file'],
      ['natura', 'i.natura', 'movimento o partita'],
      ['conto', 'c.nome', 'Conto dei movimenti'],
      ['tracciato', 'i.tracciato', 'Come è stato letto il file'],
      ['completata_il', 'i.completata_il', 'Quando è finita'],
      ['dal', 'i.dal', 'Primo giorno'],
      ['al', 'i.al', 'Ultimo giorno'],
      ['righe', 'i.righe', 'Quante righe'],
      ['dare', euro('i.dare'), 'Totale uscite in euro'],
      ['avere', euro('i.avere'), 'Totale entrate in euro'],
      ['saldo_iniziale', euro('i.saldo_iniziale'), 'Saldo all’inizio del periodo'],
      ['saldo_finale', euro('i.saldo_finale'), 'Saldo alla fine del periodo'],
    ],
  },
  {
    nome: 'tipi_pagamento',
    spiegazione: 'I modi di pagamento e le loro scadenze.',
    da: `public.tipo_pagamento t where t.id_azienda = report.azienda()`,
    colonne: [
      ['id', 't.id', 'Chiave del tipo'],
      ['codice', 't.codice', 'Codice'],
      ['descrizione', 't.descrizione', 'Descrizione'],
      ['giorni', 't.giorni', 'Giorni dal documento alla scadenza'],
      ['fine_mese', 't.fine_mese', 'Vero se la scadenza va a fine mese'],
      ['attivo', 't.attivo', 'Falso se non si usa più'],
    ],
  },
  {
    nome: 'causali',
    spiegazione: 'I codici con cui le banche dicono perché il denaro si è mosso.',
    da: `public.causale c where c.id_azienda = report.azienda()`,
    colonne: [
      ['codice', 'c.codice', 'Codice'],
      ['descrizione', 'c.descrizione', 'Descrizione'],
      ['segno', 'c.segno', 'entrata, uscita, o nulla se può essere l’una e l’altra'],
      ['attiva', 'c.attiva', 'Falso se non si usa più'],
    ],
  },
];

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A barrier: no expression of the question is tried on rows that the view leaves out. */
const create = ({ nome, spiegazione, da, colonne }: Vista): string[] => [
  `create view report.${nome} with (security_barrier) as
    select ${colonne.map(([name, value]) => `${value} as ${name}`).join(', ')} from ${da}`,
  `comment on view report.${nome} is ${quote(spiegazione)}`,
  ...colonne.map(([name, , meaning]) => `comment on column report.${nome}.${name} is ${quote(meaning)}`),
];

/**
 * Makes the role as which questions run, and lets it read the views. Roles belong to the whole server, and databases are
 * made side by side: another may have been quicker. Where we may not make one the rest works.
 */
const RUOLO_LETTURA = `do $$
  begin
    if not exists (select from pg_roles where rolname = 'quadra_lettura') then
      begin
        create role quadra_lettura nologin noinherit;
      exception when duplicate_object or unique_violation or insufficient_privilege then null;
      end;
    end if;
    if not exists (select from pg_roles where rolname = 'quadra_lettura') then return; end if;
    if not pg_has_role(current_user, 'quadra_lettura', 'member') then
      begin
        execute format('grant quadra_lettura to %I', current_user);
      exception when insufficient_privilege then null;
      end;
    end if;
    grant usage on schema report to quadra_lettura;
    grant select on all tables in schema report to quadra_lettura;
    revoke all on function report.azienda() from public;
    grant execute on function report.azienda() to quadra_lettura;
    alter default privileges in schema report grant select on tables to quadra_lettura;
  end $$`;

export const reportStatements: readonly string[] = [
  `create schema report`,
  // Set by the server for one transaction. Nobody's rows where it is not set.
  `create function report.azienda() returns bigint language sql stable as $$
    select nullif(current_setting('quadra.azienda', true), '')::bigint $$`,
  ...viste.flatMap(create),

  RUOLO_LETTURA,
];
