/** What the studio shares with all its aziende. */
import { withAzienda, type Handlers } from '../core/http/bind.ts';
import { findCondivisa, shareCondivisa, unshareCondivisa } from './commands/share.ts';

export const condiviseRoutes = {
  condivisa: withAzienda(({ db, actor, query }) => findCondivisa(db, actor, query.genere, query.id)),
  condividi: withAzienda(({ db, actor, body }) => shareCondivisa(db, actor, body)),
  condivisaTogli: withAzienda(({ db, actor, body }) => unshareCondivisa(db, actor, body)),
} satisfies Partial<Handlers>;
