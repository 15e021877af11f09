/** A movimento taken from its pagamento leaves what it was: a report of an instant before still counts it as explained. */
import { fromStatements } from './statements.ts';

export const collegamentiTolti = fromStatements([
  `create trigger pagamento_movimento_storia_tolta after delete on pagamento_movimento
    for each row execute function storia_riga()`,
]);
